#include "errors.h"
#include <errno.h>
#include <stddef.h>

int fail_minus_one(int error)
{
	errno = error ? error : EAGAIN; /* a successful call may leave an errno value */
	return error ? -1 : 7;
}

void *fail_null(int error)
{
	errno = error;
	return error ? NULL : (void *)16;
}

int fail_errno(int error)
{
	errno = error;
	return error ? 1 : 0;
}

int fail_code(int error) { return error; }
int fail_negative_code(int error) { return -error; }
int fail_empty_or_code(int error) { return error; }
int fail_negative(int result) { return result; }
long fail_negative_long(long result) { return result; }
void *fail_null_alone(int error) { return error ? NULL : (void *)16; }
