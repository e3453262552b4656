struct first { int a; };
struct generic { char a[_Generic(1, int: 2, default: 3)]; };
typedef int (^block)(int);
struct uses { block b; };
int choose[_Generic(1, int: 2)], other;
struct last { int b; };
#define SELECT _Generic(1, int: 2, default: 3)
#define AFTER 4
