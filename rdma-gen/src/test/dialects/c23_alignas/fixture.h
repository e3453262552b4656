struct al { alignas(16) char b; char c; };
static_assert(sizeof(int) == 4);
struct ok { int a; static_assert(sizeof(long) == 8, "x"); };
struct of_type { char a; alignas(long) char b; };
enum { ALIGNED = alignof(long) };
struct last { alignas(8) int a; int b; } ;
