/* Address of the ibv_create_qp to which the linker binds C programs, as a distance from another function of the
 * library. */
#include <infiniband/verbs.h>
#include <stdio.h>

int main(void) {
    printf("%ld\n", (long)((char *)ibv_create_qp - (char *)ibv_wc_status_str));
    return 0;
}
