#include "callbacks.h"
#include <string.h>

int visit_ints(int_visitor visitor, void *context, int from, int to)
{
	int sum = 0;

	for (int i = from; i < to; i++)
		sum += visitor(context, i);
	return sum;
}

int call_narrow(narrow_visitor visitor) { return visitor(255, 65535, -128, true); }
struct point call_point(point_visitor visitor, struct point p)
{
	struct point behind = { p.x * 10, p.y * 10 };

	return visitor(p, &behind);
}

static int add(int a, int b) { return a + b; }
static uint16_t widen(uint8_t a) { return 65280 + a; }
static void visit(struct operations *self, const char *name) { self->calls += (int)strlen(name); }

void fill_operations(struct operations *o) { *o = (struct operations){ add, widen, visit, 0 }; }

int call_operations(struct operations *o, int a, int b)
{
	int sum = o->add(a, b);

	o->visit(o, "four");
	return sum * 100000 + o->widen(255);
}

static int times_context(void *context, int value) { return *(int *)context * value; }
int_visitor c_visitor(void) { return times_context; }
