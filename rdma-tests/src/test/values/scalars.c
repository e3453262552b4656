#include "scalars.h"
#include <limits.h>
#include <float.h>
#include <stdio.h>
#include <string.h>

static struct scalars greatest(void)
{
	struct scalars s;

	memset(&s, 0, sizeof(s));
	s.truth = true;
	s.plain = 'z';
	s.i8 = 127;
	s.u8 = 255;
	s.i16 = 32767;
	s.u16 = 65535;
	s.i32 = INT32_MAX;
	s.u32 = UINT32_MAX;
	s.i64 = INT64_MAX;
	s.u64 = UINT64_MAX;
	s.f32 = FLT_MAX;
	s.f64 = DBL_MAX;
	s.pointer = (void *)0x7fffffffffffUL;
	return s;
}

static struct scalars least(void)
{
	struct scalars s;

	memset(&s, 0, sizeof(s));
	s.plain = 'a';
	s.i8 = -128;
	s.i16 = -32768;
	s.i32 = INT32_MIN;
	s.i64 = INT64_MIN;
	s.f32 = -FLT_MAX;
	s.f64 = -DBL_MAX;
	return s;
}

static int differs(const struct scalars *a, const struct scalars *b)
{
	if (a->truth != b->truth)
		return 1;
	if (a->plain != b->plain)
		return 2;
	if (a->i8 != b->i8)
		return 3;
	if (a->u8 != b->u8)
		return 4;
	if (a->i16 != b->i16)
		return 5;
	if (a->u16 != b->u16)
		return 6;
	if (a->i32 != b->i32)
		return 7;
	if (a->u32 != b->u32)
		return 8;
	if (a->i64 != b->i64)
		return 9;
	if (a->u64 != b->u64)
		return 10;
	if (a->f32 != b->f32)
		return 11;
	if (a->f64 != b->f64)
		return 12;
	if (a->pointer != b->pointer)
		return 13;
	return 0;
}

void fill_greatest(struct scalars *s) { *s = greatest(); }
void fill_least(struct scalars *s) { *s = least(); }

int check_greatest(const struct scalars *s)
{
	struct scalars g = greatest();

	return differs(s, &g);
}

int check_least(const struct scalars *s)
{
	struct scalars l = least();

	return differs(s, &l);
}

bool not_bool(bool a) { return !a; }
char next_char(char a) { return a + 1; }
int8_t negate_i8(int8_t a) { return -a; }
uint8_t complement_u8(uint8_t a) { return ~a; }
int16_t negate_i16(int16_t a) { return -a; }
uint16_t complement_u16(uint16_t a) { return ~a; }
int32_t negate_i32(int32_t a) { return -a; }
uint32_t complement_u32(uint32_t a) { return ~a; }
int64_t negate_i64(int64_t a) { return -a; }
uint64_t complement_u64(uint64_t a) { return ~a; }
float half_f32(float a) { return a / 2; }
double half_f64(double a) { return a / 2; }
size_t size_plus_one(size_t a) { return a + 1; }
void *same_pointer(void *a) { return a; }
int digits_u8(uint8_t a, char *digits) { return sprintf(digits, "%u", a); }
int digits_u16(uint16_t a, char *digits) { return sprintf(digits, "%u", a); }
int digits_u32(uint32_t a, char *digits) { return sprintf(digits, "%u", a); }
int digits_u64(uint64_t a, char *digits) { return sprintf(digits, "%llu", (unsigned long long)a); }
int digits_i8(int8_t a, char *digits) { return sprintf(digits, "%d", a); }
int digits_i64(int64_t a, char *digits) { return sprintf(digits, "%lld", (long long)a); }

enum small_kind same_small(enum small_kind a) { return a == SMALL_LAST ? a : SMALL_NONE; }
enum negative_kind same_negative(enum negative_kind a) { return a < 0 ? a : NEGATIVE_HIGH; }
enum unsigned_kind same_unsigned(enum unsigned_kind a) { return a > UNSIGNED_TOP ? UNSIGNED_ALL : UNSIGNED_TOP; }
enum wide_flags same_wide(enum wide_flags a) { return a; }
enum byte_kind same_byte(enum byte_kind a) { return a == BYTE_TOP ? BYTE_TOP : BYTE_ZERO; }

void fill_kinds(struct kinds *k)
{
	k->byte = BYTE_TOP;
	k->small = SMALL_LAST;
	k->negative = NEGATIVE_LOW;
	k->uns = UNSIGNED_ALL;
	k->wide = WIDE_TOP;
}

int check_kinds(const struct kinds *k)
{
	return k->byte == BYTE_TOP && k->small == SMALL_LAST && k->negative == NEGATIVE_LOW && k->uns == UNSIGNED_ALL &&
	       k->wide == WIDE_TOP;
}

double many(int8_t a, uint16_t b, float c, int64_t d, double e, bool f, uint32_t g, int h, long i, float j, double k,
	uint8_t l)
{
	return a + 2.0 * b + 3 * c + 4.0 * d + 5 * e + 6 * f + 7.0 * g + 8.0 * h + 9.0 * i + 10 * j + 11 * k + 12.0 * l;
}
