typedef typeof(int) ti;
typedef typeof_unqual(const int) tu;
typedef typeof_unqual(volatile struct inner { int x; } *) pointer;
struct s { ti a; tu b; typeof(long) c; pointer d; };
static inline typeof(int) f(typeof_unqual(const long) a) { return (int) a; }
