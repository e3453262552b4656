constexpr int LIMIT = 7;
constexpr unsigned char SMALL = 255;
static constexpr double HALF = 0.5;
constexpr long SUM = LIMIT + SMALL, TWICE = 2 * LIMIT;
struct s { int a[LIMIT]; char b[SUM]; };
enum { FROM = LIMIT * 2 };
#define MADE (LIMIT + 1)
struct bits { unsigned a : LIMIT; };
