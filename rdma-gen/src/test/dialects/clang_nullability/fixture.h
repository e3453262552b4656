struct s { char * _Nonnull a; int (* _Nullable b)(char * _Nullable, int * _Null_unspecified); };
static inline char * _Nonnull f(char * _Nullable x) { return x; }
typedef float _Float32;
typedef double _Float64;
struct after { _Float32 a; _Float64 b; };
