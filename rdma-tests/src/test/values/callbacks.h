#pragma once
#include <stdbool.h>
#include <stdint.h>
#include "records.h"

typedef int (*int_visitor)(void *context, int value);
typedef uint8_t (*narrow_visitor)(uint8_t a, uint16_t b, int8_t c, bool d);
typedef struct point (*point_visitor)(struct point p, const struct point *behind);

struct operations {
	int (*add)(int a, int b);
	uint16_t (*widen)(uint8_t a);
	void (*visit)(struct operations *self, const char *name);
	int calls;
};

int visit_ints(int_visitor visitor, void *context, int from, int to);
int call_narrow(narrow_visitor visitor);
struct point call_point(point_visitor visitor, struct point p);

/* A table of C functions that Java calls, and a table of Java functions that C calls. */
void fill_operations(struct operations *o);
int call_operations(struct operations *o, int a, int b);
int_visitor c_visitor(void);
