#include "bits.h"

void bits_write(struct bits *b, int field, int64_t value)
{
	switch (field) {
	case 0: b->low = value; break;
	case 1: b->middle = value; break;
	case 2: b->small = value; break;
	case 3: b->on = value; break;
	case 4: b->mode = (enum bit_mode)value; break;
	case 5: b->wide = value; break;
	case 6: b->wide_signed = value; break;
	case 10: b->before = value; break;
	case 11: b->between = value; break;
	case 12: b->after = value; break;
	}
}

int64_t bits_read(const struct bits *b, int field)
{
	switch (field) {
	case 0: return b->low;
	case 1: return b->middle;
	case 2: return b->small;
	case 3: return b->on;
	case 4: return b->mode;
	case 5: return b->wide;
	case 6: return b->wide_signed;
	case 10: return b->before;
	case 11: return b->between;
	case 12: return b->after;
	}
	return -1;
}

void packed_write(struct packed_bits *b, int field, int64_t value)
{
	switch (field) {
	case 0: b->first = value; break;
	case 1: b->across = value; break;
	case 2: b->last = value; break;
	}
}

int64_t packed_read(const struct packed_bits *b, int field)
{
	switch (field) {
	case 0: return b->first;
	case 1: return b->across;
	case 2: return b->last;
	}
	return -1;
}

uint32_t word_of(const union bits_or_word *u) { return u->word; }
