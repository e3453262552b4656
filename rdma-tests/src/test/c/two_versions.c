/* A library with two versions of a symbol. Programs that were linked with the old version continue to use it. */
int old_answer(void);
int new_answer(void);

__asm__(".symver old_answer, answer@OLD_1.0");
__asm__(".symver new_answer, answer@@NEW_2.0");

int old_answer(void) {
    return 1;
}

int new_answer(void) {
    return 2;
}
