#pragma once

struct named { char name[8]; unsigned char raw[4]; const char *text; int end; };

const char *greeting(int which);
unsigned long length_of(const char *text);
void fill_named(struct named *n, const char *name);
int check_named(const struct named *n, const char *name);
int sum_ints(int count, ...);
int format_into(char *buffer, unsigned long size, const char *format, ...);

#define VALUES_GREETING "good day"
