/* Prints the result of strerror for all error numbers, and for some invalid ones. */
#include <locale.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    int number;

    /* Sets the locale like the JVM. */
    setlocale(LC_ALL, "");
    for (number = -1; number <= 140; number++) {
        printf("%d\t%s\n", number, strerror(number));
    }
    return 0;
}
