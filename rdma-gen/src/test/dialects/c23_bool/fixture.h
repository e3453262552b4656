struct opt { bool on; int level; bool bit : 1; };
#define T true
#define F (false || !true)
enum { YES = true, NO = false };
static inline bool get(const struct opt *o, bool by) { return o->on && by; }
struct sized { char a[true + 1]; };
typedef bool (*callback)(bool, bool *);
