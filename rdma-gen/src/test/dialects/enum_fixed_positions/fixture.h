enum later : short;
enum later : short { L1 = -5, L2 };
struct s {
    enum inner : unsigned char { I1 = 200 } a;
    enum : short { U1 = -1, U2 } b;
    enum inner c[2];
    enum inner : 3;
    enum later d : 5;
    enum inner_later : unsigned short;
};
enum of_const : const unsigned long long int { OC = 5 };
enum of_alignas : unsigned __attribute__((unused)) char { OA };
static inline enum later f(enum inner a, enum later *b) { return a == I1 ? *b : L1; }
struct sized { char a[sizeof(enum later)]; char b[sizeof(I1)]; };
enum empty_last : long { EL, };
#define SIZE_OF_L1 sizeof(L1)
