#pragma once
#include <stdbool.h>
#include <stdint.h>

enum bit_mode { BIT_MODE_A, BIT_MODE_B, BIT_MODE_C = 5 };

struct bits {
	uint8_t before;
	unsigned low : 3;
	unsigned middle : 12;
	int small : 4;
	bool on : 1;
	enum bit_mode mode : 3;
	uint16_t between;
	uint64_t wide : 40;
	int64_t wide_signed : 24;
	uint8_t after;
};

struct __attribute__((packed)) packed_bits {
	unsigned first : 5;
	uint64_t across : 63;
	int last : 12;
};

union bits_or_word {
	uint32_t word;
	struct {
		uint32_t low : 4, mid : 20, high : 8;
	};
};

/* field: 0 low, 1 middle, 2 small, 3 on, 4 mode, 5 wide, 6 wide_signed; 10 before, 11 between, 12 after */
void bits_write(struct bits *b, int field, int64_t value);
int64_t bits_read(const struct bits *b, int field);
void packed_write(struct packed_bits *b, int field, int64_t value);
int64_t packed_read(const struct packed_bits *b, int field);
uint32_t word_of(const union bits_or_word *u);
