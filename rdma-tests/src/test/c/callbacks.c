/* Functions that call function pointers, for tests of upcalls. */
struct pair {
    long first;
    long second;
};

int call_to_int(int (*callback)(int), int argument);
int call_to_nothing(void (*callback)(void));
int call_to_byte(unsigned char (*callback)(void));
void *call_to_pointer(void *(*callback)(void));
struct pair call_to_pair(struct pair (*callback)(void));

int call_to_int(int (*callback)(int), int argument) {
    return callback(argument);
}

/* Returns 1 after the callback has returned. */
int call_to_nothing(void (*callback)(void)) {
    callback();
    return 1;
}

int call_to_byte(unsigned char (*callback)(void)) {
    return callback();
}

void *call_to_pointer(void *(*callback)(void)) {
    return callback();
}

struct pair call_to_pair(struct pair (*callback)(void)) {
    return callback();
}
