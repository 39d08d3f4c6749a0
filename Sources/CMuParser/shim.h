#include <muParserDLL.h>
