#define SEPARATED 1'000'000
#define HEX 0xFFFF'FFFFu
#define BINARY 0b1010'1010
#define U8C u8'a'
#define NUL nullptr
struct sized { char a[1'0]; };
