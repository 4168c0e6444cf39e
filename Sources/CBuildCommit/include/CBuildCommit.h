/// The commit that a release is made of, as the environment named it when the manifest was read; else
/// empty.
const char *archcheckBuildCommit(void);
