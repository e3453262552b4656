#include "records.h"
#include <stddef.h>

struct point swapped(struct point p) { return (struct point){ p.y, p.x }; }
struct pair doubled(struct pair p) { return (struct pair){ p.first * 2, p.second * 2 }; }

struct large filled(int64_t base, uint8_t tail)
{
	struct large l;

	for (int i = 0; i < 5; i++)
		l.values[i] = base + i;
	l.tail = tail;
	return l;
}

union number number_of(float f) { return (union number){ .f = f }; }

int64_t sum_of_large(struct large l)
{
	int64_t sum = l.tail;

	for (int i = 0; i < 5; i++)
		sum += l.values[i];
	return sum;
}

int64_t sum_points(const struct point *points, int count)
{
	int64_t sum = 0;

	for (int i = 0; i < count; i++)
		sum += (i + 1) * (1000LL * points[i].x + points[i].y);
	return sum;
}

void make_points(struct point *points, int count)
{
	for (int i = 0; i < count; i++)
		points[i] = (struct point){ i, -i };
}

struct point *farthest(struct point *points, int count)
{
	struct point *found = NULL;

	for (int i = 0; i < count; i++)
		if (!found || points[i].x > found->x)
			found = &points[i];
	return found;
}

void fill_request(struct request *r, int atomic)
{
	r->id = 1;
	if (atomic) {
		r->wr.atomic.compare = 0xfffffffffffffff2;
		r->wr.atomic.swap = 3;
	} else {
		r->wr.rdma.remote = 0xfffffffffffffff4;
		r->wr.rdma.rkey = 0xfffffff5;
	}
	r->halves[0] = 0xfff6;
	r->halves[1] = 7;
	r->where = (struct point){ 8, 9 };
	r->number.i = -10;
	for (int i = 0; i < 6; i++)
		r->table[i / 3][i % 3] = 65530 + i;
	for (int i = 0; i < 4; i++)
		r->corners[i] = (struct point){ 20 + i, -20 - i };
	r->chain = &r->corners[2];
}

int check_request(const struct request *r, int atomic)
{
	int ok = r->id == 1 && r->halves[0] == 0xfff6 && r->halves[1] == 7 && r->where.x == 8 && r->where.y == 9 &&
		 r->number.i == -10 && r->chain == &r->corners[2];

	ok = ok && (atomic ? r->wr.atomic.compare == 0xfffffffffffffff2 && r->wr.atomic.swap == 3
			   : r->wr.rdma.remote == 0xfffffffffffffff4 && r->wr.rdma.rkey == 0xfffffff5);
	for (int i = 0; i < 6; i++)
		ok = ok && r->table[i / 3][i % 3] == 65530 + i;
	for (int i = 0; i < 4; i++)
		ok = ok && r->corners[i].x == 20 + i && r->corners[i].y == -20 - i;
	return ok;
}

void fill_packed(struct packed_record *p)
{
	*p = (struct packed_record){ 1, 0xfffffff2, 0xfffffffffffffff3, { 4, -5 }, 0xfff6 };
}

int check_packed(const struct packed_record *p)
{
	return p->a == 1 && p->b == 0xfffffff2 && p->c == 0xfffffffffffffff3 && p->d.x == 4 && p->d.y == -5 &&
	       p->e == 0xfff6;
}

uint64_t sum_flexible(const struct flexible *f)
{
	uint64_t sum = 0;

	for (int i = 0; i < f->count; i++)
		sum += f->values[i];
	return sum;
}
