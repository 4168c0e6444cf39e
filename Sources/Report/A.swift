import ArchCheck
