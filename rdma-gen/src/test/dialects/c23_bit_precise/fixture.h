struct bad { _BitInt(37) a; };
typedef unsigned _BitInt(7) small;
struct holds { small a; };
struct good { int a; };
static inline int f(int a) { return a; }
