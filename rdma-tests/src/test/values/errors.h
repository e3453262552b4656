#pragma once

/* Each function reports the given error by another convention, and succeeds for 0. */
int fail_minus_one(int error);
void *fail_null(int error);
int fail_errno(int error);
int fail_code(int error);
int fail_negative_code(int error);
int fail_empty_or_code(int error);
int fail_negative(int result);
long fail_negative_long(long result);
void *fail_null_alone(int error);
