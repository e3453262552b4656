/* Which calls of objects that not every driver has end with EOPNOTSUPP: prints a line for each, its name and the error
 * number, 0 if it is done. Argument: the device. */
#include <errno.h>
#include <infiniband/verbs.h>
#include <stdio.h>
#include <string.h>

#define MUST(what) do { if (!(what)) { perror(#what); return 1; } } while (0)

static struct ibv_context *open_device(const char *name)
{
	struct ibv_device **list = ibv_get_device_list(NULL);

	for (int i = 0; list && list[i]; i++)
		if (!strcmp(ibv_get_device_name(list[i]), name))
			return ibv_open_device(list[i]);
	return NULL;
}

static void tell(const char *call, const void *made)
{
	printf("%s %d\n", call, made ? 0 : errno);
}

int main(int argc, char **argv)
{
	struct ibv_context *ctx;
	struct ibv_pd *pd;
	struct ibv_cq *cq;

	MUST(argc == 2);
	MUST(ctx = open_device(argv[1]));
	MUST(pd = ibv_alloc_pd(ctx));
	MUST(cq = ibv_create_cq(ctx, 4, NULL, NULL, 0));
	struct ibv_cq_init_attr_ex of_queue = {.cqe = 4, .wc_flags = IBV_WC_STANDARD_FLAGS};
	tell("ibv_create_cq_ex", ibv_create_cq_ex(ctx, &of_queue));
	struct ibv_qp_init_attr_ex of_pair = {.send_cq = cq, .recv_cq = cq, .qp_type = IBV_QPT_RC,
		.cap = {.max_send_wr = 2, .max_recv_wr = 2, .max_send_sge = 1, .max_recv_sge = 1},
		.comp_mask = IBV_QP_INIT_ATTR_PD | IBV_QP_INIT_ATTR_SEND_OPS_FLAGS, .pd = pd,
		.send_ops_flags = IBV_QP_EX_WITH_SEND};
	tell("ibv_create_qp_ex", ibv_create_qp_ex(ctx, &of_pair));
	tell("ibv_alloc_mw", ibv_alloc_mw(pd, IBV_MW_TYPE_1));
	return 0;
}
