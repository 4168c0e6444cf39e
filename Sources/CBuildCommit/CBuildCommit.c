#include "CBuildCommit.h"

const char *archcheckBuildCommit(void) { return ARCHCHECK_COMMIT; }
