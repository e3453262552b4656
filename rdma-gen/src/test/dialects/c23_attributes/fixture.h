struct [[deprecated]] s { int a [[maybe_unused]]; [[deprecated("x")]] int b; };
enum [[nodiscard]] e { A [[deprecated]] = 1, B };
[[nodiscard]] static inline int f([[maybe_unused]] int a) { return a; }
[[noreturn]] static inline void g(void) { for (;;) {} }
struct packed { char a; int b [[gnu::packed]]; };
[[deprecated]];
typedef int number [[gnu::aligned(16)]];
struct holds { char a; number b; };
