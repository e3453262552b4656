/* Functions of the loop devices that the stand-in for librdmacm calls. */
#ifndef LOOP_H
#define LOOP_H

#include <infiniband/verbs.h>

#define API __attribute__((visibility("default")))

/* Returns the context of loop0 or loop1, which exists while the library is loaded. */
struct ibv_context *loop_context(int index);

/* Returns the only GID of a loop device. */
union ibv_gid loop_gid(void);

/* Moves a queue pair to the error state and flushes its work. Has no effect if the queue pair has been destroyed. */
void loop_fail(uint32_t number);

/* Connects two queue pairs by number. */
void loop_connect(int one, int other);

/* Makes a queue pair unreachable: see loop_verbs.c. */
void loop_kill(int number);

#endif
