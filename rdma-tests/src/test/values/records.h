#pragma once
#include <stdint.h>

struct point { int32_t x, y; };
struct pair { double first; float second; };
struct large { int64_t values[5]; uint8_t tail; };
union number { int32_t i; float f; uint8_t bytes[4]; };

struct request {
	uint64_t id;
	union {
		struct {
			uint64_t remote;
			uint32_t rkey;
		} rdma;
		struct {
			uint64_t compare, swap;
		} atomic;
	} wr;
	union {
		uint32_t imm;
		uint16_t halves[2];
	};
	struct point where;
	union number number;
	uint16_t table[2][3];
	struct point corners[4];
	struct point *chain;
};

struct __attribute__((packed)) packed_record {
	uint8_t a;
	uint32_t b;
	uint64_t c;
	struct point d;
	uint16_t e;
};

struct flexible { uint16_t count; uint32_t values[]; };

struct point swapped(struct point p);
struct pair doubled(struct pair p);
struct large filled(int64_t base, uint8_t tail);
union number number_of(float f);
int64_t sum_of_large(struct large l);
int64_t sum_points(const struct point *points, int count);
void make_points(struct point *points, int count);
struct point *farthest(struct point *points, int count);
/* Writes 1, 2, 3 … to all members; which selects the member of each union. */
void fill_request(struct request *r, int atomic);
int check_request(const struct request *r, int atomic);
void fill_packed(struct packed_record *p);
int check_packed(const struct packed_record *p);
uint64_t sum_flexible(const struct flexible *f);
