// What Apple's charts leave out, beside `Charts`: a file that imports `Charts` alone compiles on
// Apple's platforms too, one that imports this module draws more.
