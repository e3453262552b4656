/*
 * Prints the results of functions of mlx5dv and efadv that need no adapter, a line for each: with a device of another
 * provider, with parts of work requests and completions in memory, and with objects that exist without a device.
 */
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <infiniband/efadv.h>
#include <infiniband/mlx5dv.h>

static void code(const char *name, int result) {
    printf("%s %d\n", name, result);
}

static void pointer(const char *name, const void *result) {
    int error = errno;
    if (result)
        printf("%s works\n", name);
    else
        printf("%s NULL %d\n", name, error);
}

static void bytes(const char *name, unsigned char *memory, int count) {
    printf("%s ", name);
    for (int i = 0; i < count; i++) {
        printf("%02x", memory[i]);
        memory[i] = 0;
    }
    printf("\n");
}

static void strangers(struct ibv_context *context, struct ibv_pd *pd, char *zero) {
    struct ibv_device *device = context->device;
    struct ibv_qp qp = {.context = context};
    struct ibv_ah ah = {.context = context};
    struct mlx5dv_obj object = {.qp = {.in = &qp}};
    struct mlx5dv_vfio_context_attr vfio = {.flags = ~0u};
    code("mlx5dv_is_supported", mlx5dv_is_supported(device));
    pointer("mlx5dv_open_device", mlx5dv_open_device(device, (void *)zero));
    code("mlx5dv_query_device", mlx5dv_query_device(context, (void *)zero));
    code("mlx5dv_query_port", mlx5dv_query_port(context, 1, (void *)zero));
    code("mlx5dv_set_context_attr", mlx5dv_set_context_attr(context, MLX5DV_CTX_ATTR_BUF_ALLOCATORS, zero));
    code("mlx5dv_get_clock_info", mlx5dv_get_clock_info(context, (void *)zero));
    code("mlx5dv_init_obj", mlx5dv_init_obj(&object, MLX5DV_OBJ_QP));
    pointer("mlx5dv_create_cq", mlx5dv_create_cq(context, (void *)zero, (void *)zero));
    pointer("mlx5dv_create_qp", mlx5dv_create_qp(context, (void *)zero, (void *)zero));
    pointer("mlx5dv_devx_obj_create", mlx5dv_devx_obj_create(context, zero, 16, zero, 16));
    code("mlx5dv_devx_general_cmd", mlx5dv_devx_general_cmd(context, zero, 16, zero, 16));
    pointer("mlx5dv_devx_umem_reg", mlx5dv_devx_umem_reg(context, zero, 16, 0));
    pointer("mlx5dv_devx_alloc_uar", mlx5dv_devx_alloc_uar(context, 0));
    pointer("mlx5dv_pp_alloc", mlx5dv_pp_alloc(context, 0, zero, 0));
    pointer("mlx5dv_get_vfio_device_list", mlx5dv_get_vfio_device_list(&vfio));
    code("mlx5dv_mkey_check", mlx5dv_mkey_check((void *)zero, (void *)zero));
    code("efadv_query_device", efadv_query_device(context, (void *)zero, sizeof(struct efadv_device_attr)));
    pointer("efadv_create_cq", efadv_create_cq(context, (void *)zero, (void *)zero, sizeof(struct efadv_cq_init_attr)));
    pointer("efadv_create_driver_qp", efadv_create_driver_qp(pd, (void *)zero, EFADV_QP_DRIVER_TYPE_SRD));
    code("efadv_query_ah", efadv_query_ah(&ah, (void *)zero, sizeof(struct efadv_ah_attr)));
}

static void parts(char *zero) {
    struct mlx5dv_clock_info clock = {.nsec = 1000, .last_cycles = 50, .mult = 3, .shift = 1, .mask = UINT64_MAX};
    struct mlx5_cqe64 *completion = (void *)zero;
    unsigned char *memory = (void *)zero;
    uint8_t header[] = {1, 2, 3, 4, 5, 6};
    printf("mlx5dv_ts_to_ns %llu\n", (unsigned long long)mlx5dv_ts_to_ns(&clock, 70));
    completion->op_own = 0xd7;
    printf("completion %d %d %d %d\n", mlx5dv_get_cqe_owner(completion), mlx5dv_get_cqe_se(completion),
           mlx5dv_get_cqe_format(completion), mlx5dv_get_cqe_opcode(completion));
    mlx5dv_set_cqe_owner(completion, 0);
    bytes("owner", memory, 64);
    mlx5dv_set_ctrl_seg((void *)memory, 0xfedc, 0xba, 0x98, 0x76543210, 0xf1, 0xe2, 0xd3, 0xc4b5a697);
    bytes("control", memory, 16);
    mlx5dv_set_data_seg((void *)memory, 0x80000001, 0xfedcba98, 0x8070605040302010);
    bytes("data", memory, 16);
    mlx5dv_set_eth_seg((void *)memory, 0x81, 0xfffe, sizeof(header), header);
    bytes("ethernet", memory, 32);
    _devx_set(memory, 0x5a, 36, 8);
    printf("_devx_get %u\n", _devx_get(memory, 36, 8));
    _devx_set64(memory, 0x8123456789abcdef, 64);
    printf("_devx_get64 %llx\n", (unsigned long long)_devx_get64(memory, 64));
    bytes("devx", memory, 16);
}

int main(void) {
    char *zero = calloc(1, 1 << 16);
    struct ibv_device *device = calloc(1, 1 << 12);
    struct verbs_context *context = calloc(1, 1 << 12);
    struct ibv_pd pd = {.context = &context->context};
    struct mlx5dv_dr_action *action;

    if (!zero || !device || !context)
        return 1;
    context->context.device = device;
    context->context.abi_compat = __VERBS_ABI_IS_EXTENDED;
    strangers(&context->context, &pd, zero + (1 << 15));
    action = mlx5dv_dr_action_create_drop();
    pointer("mlx5dv_dr_action_create_drop", action);
    code("mlx5dv_dr_action_destroy", mlx5dv_dr_action_destroy(action));
    parts(zero);
    return 0;
}
