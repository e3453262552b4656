struct s { int asm; int typeof; int inline_; };
enum e { bool, true, false, alignas, nullptr };
static int thread_local(int asm) { return asm; }
typedef int static_assert;
struct t { static_assert constexpr; };
