#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct scalars {
	bool truth;
	char plain;
	int8_t i8;
	uint8_t u8;
	int16_t i16;
	uint16_t u16;
	int32_t i32;
	uint32_t u32;
	int64_t i64;
	uint64_t u64;
	float f32;
	double f64;
	void *pointer;
};

enum small_kind { SMALL_NONE, SMALL_LAST = 0x7fffffff };
enum negative_kind { NEGATIVE_LOW = -2147483647 - 1, NEGATIVE_ONE = -1, NEGATIVE_HIGH = 2147483647 };
enum unsigned_kind { UNSIGNED_TOP = 0x80000000u, UNSIGNED_ALL = 0xffffffffu };
enum wide_flags { WIDE_LOW = 1, WIDE_MIDDLE = 1ull << 40, WIDE_TOP = 1ull << 63 };
enum __attribute__((packed)) byte_kind { BYTE_ZERO, BYTE_TOP = 255 };

struct kinds {
	enum byte_kind byte;
	enum small_kind small;
	enum negative_kind negative;
	enum unsigned_kind uns;
	enum wide_flags wide;
};

/* Sets all fields to the maximum or minimum of their types. */
void fill_greatest(struct scalars *s);
void fill_least(struct scalars *s);
/* Returns 0 if all fields have the values that the function above writes, otherwise the number of the first wrong
 * field. */
int check_greatest(const struct scalars *s);
int check_least(const struct scalars *s);

bool not_bool(bool a);
char next_char(char a);
int8_t negate_i8(int8_t a);
uint8_t complement_u8(uint8_t a);
int16_t negate_i16(int16_t a);
uint16_t complement_u16(uint16_t a);
int32_t negate_i32(int32_t a);
uint32_t complement_u32(uint32_t a);
int64_t negate_i64(int64_t a);
uint64_t complement_u64(uint64_t a);
float half_f32(float a);
double half_f64(double a);
size_t size_plus_one(size_t a);
void *same_pointer(void *a);
/* Formats a value in decimal, independently of conversions in the caller. */
int digits_u8(uint8_t a, char *digits);
int digits_u16(uint16_t a, char *digits);
int digits_u32(uint32_t a, char *digits);
int digits_u64(uint64_t a, char *digits);
int digits_i8(int8_t a, char *digits);
int digits_i64(int64_t a, char *digits);

enum small_kind same_small(enum small_kind a);
enum negative_kind same_negative(enum negative_kind a);
enum unsigned_kind same_unsigned(enum unsigned_kind a);
enum wide_flags same_wide(enum wide_flags a);
enum byte_kind same_byte(enum byte_kind a);
int check_kinds(const struct kinds *k);
void fill_kinds(struct kinds *k);

/* Has more arguments of each class than fit into registers. */
double many(int8_t a, uint16_t b, float c, int64_t d, double e, bool f, uint32_t g, int h, long i, float j, double k,
	uint8_t l);
