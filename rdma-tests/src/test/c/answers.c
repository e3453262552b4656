/*
 * Prints the results of control calls on a device: `label, function, answer` in columns. An answer is `pointer`, `null
 * ERRNO`, or the returned number, followed by errno if it is -1. Functions of an object that the device cannot create
 * have the answer `via FUNCTION ERRNO`, with the function that failed.
 *
 *   answers DEVICE
 *
 * RDMA_CORE is the major version of the headers. Functions that the headers do not declare have the answer `absent`.
 */
#include <errno.h>
#include <fcntl.h>
#include <infiniband/verbs.h>
#include <rdma/rdma_cma.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef RDMA_CORE
#define RDMA_CORE 44
#endif
#if RDMA_CORE < 44
#define IBV_QP_EX_WITH_ATOMIC_WRITE (1 << 11)
#endif

static void *pointer(const char *label, const char *function, void *p)
{
	int e = errno;
	if (p)
		printf("%s\t%s\tpointer\n", label, function);
	else
		printf("%s\t%s\tnull %d\n", label, function, e);
	fflush(stdout);
	return p;
}

static long number(const char *label, const char *function, long n)
{
	int e = errno;
	if (n == -1)
		printf("%s\t%s\t-1 %d\n", label, function, e);
	else
		printf("%s\t%s\t%ld\n", label, function, n);
	fflush(stdout);
	return n;
}

#define ABSENT(label, function) printf("%s\t%s\tabsent\n", label, function)
#define P(label, f, ...) (errno = 0, pointer(label, #f, f(__VA_ARGS__)))
/* For functions that return a negated errno value, which may be -1. */
#define K(label, f, ...) printf("%s\t%s\t%d\n", label, #f, f(__VA_ARGS__))
#define N(label, f, ...) (errno = 0, number(label, #f, f(__VA_ARGS__)))

/* Prints the functions of an object that could not be created. */
static void via(const char *maker, int e, const char *const *functions)
{
	for (; *functions; functions++)
		printf("via %s\t%s\tvia %s %d\n", maker, *functions, maker, e);
	fflush(stdout);
}

#define VIA(maker, ...) via(maker, errno, (const char *const[]){__VA_ARGS__, NULL})

static struct ibv_context *ctx;
static struct ibv_pd *pd;
static struct ibv_cq *cq;
static struct ibv_mr *mr;
static char *memory;

static struct ibv_qp *make_qp(const char *label, enum ibv_qp_type type)
{
	struct ibv_qp_init_attr a = {.send_cq = cq, .recv_cq = cq, .qp_type = type,
				     .cap = {.max_send_wr = 4, .max_recv_wr = 4, .max_send_sge = 1, .max_recv_sge = 1}};
	return P(label, ibv_create_qp, pd, &a);
}

static struct ibv_qp *make_qp_ex(const char *label, enum ibv_qp_type type, uint64_t ops)
{
	struct ibv_qp_init_attr_ex a = {.send_cq = cq, .recv_cq = cq, .qp_type = type, .pd = pd,
					.comp_mask = IBV_QP_INIT_ATTR_PD,
					.cap = {.max_send_wr = 4, .max_recv_wr = 4, .max_send_sge = 1, .max_recv_sge = 1}};
	if (ops) {
		a.comp_mask |= IBV_QP_INIT_ATTR_SEND_OPS_FLAGS;
		a.send_ops_flags = ops;
	}
	return P(label, ibv_create_qp_ex, ctx, &a);
}

static void domains(void)
{
	struct ibv_td_init_attr ta = {0};
	struct ibv_td *td = P("alloc_td", ibv_alloc_td, ctx, &ta);
	if (td)
		N("dealloc_td", ibv_dealloc_td, td);
	else
		VIA("ibv_alloc_td", "ibv_dealloc_td");
	struct ibv_parent_domain_init_attr pa = {.pd = pd};
	struct ibv_pd *parent = P("alloc_parent_domain", ibv_alloc_parent_domain, ctx, &pa);
	if (parent)
		N("dealloc_parent_domain", ibv_dealloc_pd, parent);
	struct ibv_xrcd_init_attr xa = {.comp_mask = IBV_XRCD_INIT_ATTR_FD | IBV_XRCD_INIT_ATTR_OFLAGS, .fd = -1,
					.oflags = O_CREAT};
	struct ibv_xrcd *x = P("open_xrcd", ibv_open_xrcd, ctx, &xa);
	if (x)
		N("close_xrcd", ibv_close_xrcd, x);
	else
		VIA("ibv_open_xrcd", "ibv_close_xrcd", "ibv_get_srq_num", "ibv_wr_set_xrc_srqn");
	struct ibv_qp_open_attr oa = {.comp_mask = IBV_QP_OPEN_ATTR_NUM | IBV_QP_OPEN_ATTR_XRCD | IBV_QP_OPEN_ATTR_TYPE,
				      .qp_num = 1, .xrcd = NULL, .qp_type = IBV_QPT_XRC_RECV};
	P("open_qp", ibv_open_qp, ctx, &oa);
}

static void memories(void)
{
	struct ibv_mr *n = P("alloc_null_mr", ibv_alloc_null_mr, pd);
	if (n)
		N("dereg_null_mr", ibv_dereg_mr, n);
	struct ibv_alloc_dm_attr da = {.length = 64};
	struct ibv_dm *dm = P("alloc_dm", ibv_alloc_dm, ctx, &da);
	if (dm)
		N("free_dm", ibv_free_dm, dm);
	else
		VIA("ibv_alloc_dm", "ibv_free_dm", "ibv_reg_dm_mr", "ibv_memcpy_to_dm", "ibv_memcpy_from_dm");
	/* On-demand memory, because soft-RoCE of Linux 7.2 otherwise prefetches pages too, which corrupts the kernel. */
	struct ibv_mr *d = P("reg_mr on demand", ibv_reg_mr, pd, memory, 4096,
			     IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_ON_DEMAND);
	struct ibv_sge sge = {.addr = (uintptr_t)memory, .length = 4096, .lkey = d ? d->lkey : mr->lkey};
	N("advise_mr", ibv_advise_mr, pd, IBV_ADVISE_MR_ADVICE_PREFETCH, IBV_ADVISE_MR_FLAG_FLUSH, &sge, 1);
	if (d)
		N("dereg_mr on demand", ibv_dereg_mr, d);
#if RDMA_CORE >= 34
	int null = open("/dev/null", O_RDWR);
	P("reg_dmabuf_mr", ibv_reg_dmabuf_mr, pd, 0, 4096, 0, null, IBV_ACCESS_LOCAL_WRITE);
#else
	ABSENT("reg_dmabuf_mr", "ibv_reg_dmabuf_mr");
#endif
	N("rereg_mr access", ibv_rereg_mr, mr, IBV_REREG_MR_CHANGE_ACCESS, NULL, NULL, 0, IBV_ACCESS_LOCAL_WRITE);
	N("rereg_mr pd", ibv_rereg_mr, mr, IBV_REREG_MR_CHANGE_PD, pd, NULL, 0, 0);
	N("rereg_mr translation", ibv_rereg_mr, mr, IBV_REREG_MR_CHANGE_TRANSLATION, NULL, memory, 4096, 0);
	P("reg_mr huge pages", ibv_reg_mr, pd, memory, 4096, IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_HUGETLB);
	struct ibv_mr *r = P("reg_mr relaxed ordering", ibv_reg_mr, pd, memory, 4096,
			     IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_RELAXED_ORDERING);
	if (r)
		N("dereg_mr", ibv_dereg_mr, r);
	P("reg_mr remote without local write", ibv_reg_mr, pd, memory, 4096, IBV_ACCESS_REMOTE_WRITE);
	P("reg_mr zero based", ibv_reg_mr, pd, memory, 4096, IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_ZERO_BASED);
	P("reg_mr no memory", ibv_reg_mr, pd, NULL, 4096, IBV_ACCESS_LOCAL_WRITE);
	struct ibv_mr *i = P("reg_mr_iova", ibv_reg_mr_iova, pd, memory, 4096, 0x10000, IBV_ACCESS_LOCAL_WRITE);
	if (i)
		N("dereg_mr iova", ibv_dereg_mr, i);
	struct ibv_mw *w = P("alloc_mw 1", ibv_alloc_mw, pd, IBV_MW_TYPE_1);
	if (w)
		N("dealloc_mw 1", ibv_dealloc_mw, w);
	else
		VIA("ibv_alloc_mw", "ibv_dealloc_mw", "ibv_bind_mw");
	w = P("alloc_mw 2", ibv_alloc_mw, pd, IBV_MW_TYPE_2);
	if (w)
		N("dealloc_mw 2", ibv_dealloc_mw, w);
}

static void imports(void)
{
	struct ibv_context *i = P("import_device", ibv_import_device, dup(ctx->cmd_fd));
	if (i)
		N("close_imported_device", ibv_close_device, i);
	struct ibv_pd *p = P("import_pd", ibv_import_pd, ctx, pd->handle);
	if (p)
		ibv_unimport_pd(p);
	else
		VIA("ibv_import_pd", "ibv_unimport_pd");
	struct ibv_mr *m = P("import_mr", ibv_import_mr, pd, mr->handle);
	if (m)
		ibv_unimport_mr(m);
	else
		VIA("ibv_import_mr", "ibv_unimport_mr");
#if RDMA_CORE >= 35
	struct ibv_dm *d = P("import_dm", ibv_import_dm, ctx, 1);
	if (!d)
		VIA("ibv_import_dm", "ibv_unimport_dm");
#else
	ABSENT("import_dm", "ibv_import_dm");
#endif
}

static void completion_queues(void)
{
	struct ibv_modify_cq_attr ma = {.attr_mask = IBV_CQ_ATTR_MODERATE, .moderate = {.cq_count = 4, .cq_period = 10}};
	N("modify_cq", ibv_modify_cq, cq, &ma);
	N("resize_cq", ibv_resize_cq, cq, 64);
	P("create_cq no entries", ibv_create_cq, ctx, 0, NULL, NULL, 0);
	P("create_cq too many", ibv_create_cq, ctx, 0x7fffffff, NULL, NULL, 0);
	P("create_cq vector", ibv_create_cq, ctx, 8, NULL, NULL, 99999);
	struct {
		const char *label, *reader;
		uint64_t flags;
	} kinds[] = {
		{"create_cq_ex standard", "ibv_start_poll", IBV_WC_STANDARD_FLAGS},
		{"create_cq_ex completion_ts", "ibv_wc_read_completion_ts", IBV_WC_EX_WITH_COMPLETION_TIMESTAMP},
		{"create_cq_ex wallclock", "ibv_wc_read_completion_wallclock_ns",
		 IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK},
		{"create_cq_ex cvlan", "ibv_wc_read_cvlan", IBV_WC_EX_WITH_CVLAN},
		{"create_cq_ex flow_tag", "ibv_wc_read_flow_tag", IBV_WC_EX_WITH_FLOW_TAG},
		{"create_cq_ex tm_info", "ibv_wc_read_tm_info", IBV_WC_EX_WITH_TM_INFO},
	};
	for (size_t k = 0; k < sizeof(kinds) / sizeof(*kinds); k++) {
		struct ibv_cq_init_attr_ex a = {.cqe = 8, .wc_flags = kinds[k].flags};
		struct ibv_cq_ex *x = P(kinds[k].label, ibv_create_cq_ex, ctx, &a);
		if (x)
			ibv_destroy_cq(ibv_cq_ex_to_cq(x));
		else if (k == 0)
			VIA("ibv_create_cq_ex", "ibv_start_poll", "ibv_next_poll", "ibv_end_poll", "ibv_cq_ex_to_cq",
			    "ibv_wc_read_opcode", "ibv_wc_read_vendor_err", "ibv_wc_read_byte_len", "ibv_wc_read_imm_data",
			    "ibv_wc_read_invalidated_rkey", "ibv_wc_read_qp_num", "ibv_wc_read_src_qp",
			    "ibv_wc_read_wc_flags", "ibv_wc_read_slid", "ibv_wc_read_sl", "ibv_wc_read_dlid_path_bits");
		else
			VIA("ibv_create_cq_ex", kinds[k].reader);
	}
}

static void shared_receive_queues(void)
{
	struct ibv_srq_init_attr a = {.attr = {.max_wr = 8, .max_sge = 1}};
	struct ibv_srq *s = P("create_srq", ibv_create_srq, pd, &a);
	if (s) {
		struct ibv_srq_attr q = {0};
		N("query_srq", ibv_query_srq, s, &q);
		struct ibv_srq_attr limit = {.srq_limit = 2};
		N("modify_srq limit", ibv_modify_srq, s, &limit, IBV_SRQ_LIMIT);
		struct ibv_srq_attr more = {.max_wr = 16};
		N("modify_srq max_wr", ibv_modify_srq, s, &more, IBV_SRQ_MAX_WR);
		uint32_t n = 0;
		N("get_srq_num", ibv_get_srq_num, s, &n);
		struct ibv_ops_wr op = {.opcode = IBV_WR_TAG_SYNC};
		struct ibv_ops_wr *bad = NULL;
		N("post_srq_ops", ibv_post_srq_ops, s, &op, &bad);
		N("destroy_srq", ibv_destroy_srq, s);
	}
	struct ibv_srq_init_attr none = {.attr = {.max_wr = 0, .max_sge = 1}};
	P("create_srq no entries", ibv_create_srq, pd, &none);
	struct ibv_srq_init_attr huge = {.attr = {.max_wr = 0x7fffffff, .max_sge = 1}};
	P("create_srq too many", ibv_create_srq, pd, &huge);
	struct ibv_srq_init_attr_ex x = {.attr = {.max_wr = 8, .max_sge = 1}, .pd = pd, .srq_type = IBV_SRQT_BASIC,
					 .comp_mask = IBV_SRQ_INIT_ATTR_TYPE | IBV_SRQ_INIT_ATTR_PD};
	s = P("create_srq_ex basic", ibv_create_srq_ex, ctx, &x);
	if (s)
		N("destroy_srq basic", ibv_destroy_srq, s);
	struct ibv_srq_init_attr_ex t = {.attr = {.max_wr = 8, .max_sge = 1}, .pd = pd, .srq_type = IBV_SRQT_TM, .cq = cq,
					 .comp_mask = IBV_SRQ_INIT_ATTR_TYPE | IBV_SRQ_INIT_ATTR_PD | IBV_SRQ_INIT_ATTR_CQ |
						      IBV_SRQ_INIT_ATTR_TM,
					 .tm_cap = {.max_num_tags = 4, .max_ops = 4}};
	P("create_srq_ex tag matching", ibv_create_srq_ex, ctx, &t);
}

static void queue_pairs(void)
{
	static const struct {
		const char *name, *ex;
		enum ibv_qp_type type;
	} types[] = {{"create_qp RC", "create_qp_ex RC", IBV_QPT_RC}, {"create_qp UC", "create_qp_ex UC", IBV_QPT_UC},
		     {"create_qp UD", "create_qp_ex UD", IBV_QPT_UD},
		     {"create_qp RAW_PACKET", "create_qp_ex RAW_PACKET", IBV_QPT_RAW_PACKET},
		     {"create_qp XRC_SEND", "create_qp_ex XRC_SEND", IBV_QPT_XRC_SEND},
		     {"create_qp DRIVER", "create_qp_ex DRIVER", IBV_QPT_DRIVER}};
	for (size_t t = 0; t < sizeof(types) / sizeof(*types); t++) {
		struct ibv_qp *qp = make_qp(types[t].name, types[t].type);
		if (qp)
			ibv_destroy_qp(qp);
		qp = make_qp_ex(types[t].ex, types[t].type, 0);
		if (qp)
			ibv_destroy_qp(qp);
	}
	struct ibv_qp *qp = make_qp_ex("create_qp_ex RC send", IBV_QPT_RC, IBV_QP_EX_WITH_SEND);
	if (qp)
		ibv_destroy_qp(qp);
	else
		VIA("ibv_create_qp_ex", "ibv_qp_to_qp_ex", "ibv_wr_start", "ibv_wr_complete", "ibv_wr_abort", "ibv_wr_send",
		    "ibv_wr_send_imm", "ibv_wr_send_inv", "ibv_wr_rdma_read", "ibv_wr_rdma_write", "ibv_wr_rdma_write_imm",
		    "ibv_wr_atomic_cmp_swp", "ibv_wr_atomic_fetch_add", "ibv_wr_bind_mw", "ibv_wr_local_inv",
		    "ibv_wr_set_ud_addr", "ibv_wr_set_sge", "ibv_wr_set_sge_list", "ibv_wr_set_inline_data",
		    "ibv_wr_set_inline_data_list");
	qp = make_qp_ex("create_qp_ex UD tso", IBV_QPT_UD, IBV_QP_EX_WITH_TSO);
	if (qp)
		ibv_destroy_qp(qp);
	else
		VIA("ibv_create_qp_ex", "ibv_wr_send_tso");
	qp = make_qp_ex("create_qp_ex RC atomic write", IBV_QPT_RC, IBV_QP_EX_WITH_ATOMIC_WRITE);
	if (qp)
		ibv_destroy_qp(qp);
	else
		VIA("ibv_create_qp_ex", "ibv_wr_atomic_write");
	qp = make_qp("create_qp for ece", IBV_QPT_RC);
	struct ibv_ece ece = {0};
	N("query_ece", ibv_query_ece, qp, &ece);
	N("set_ece", ibv_set_ece, qp, &ece);
	struct ibv_qp_rate_limit_attr rl = {.rate_limit = 1000};
	N("modify_qp_rate_limit", ibv_modify_qp_rate_limit, qp, &rl);
#if RDMA_CORE >= 36
	N("query_qp_data_in_order", ibv_query_qp_data_in_order, qp, IBV_WR_RDMA_WRITE, 0);
#else
	ABSENT("query_qp_data_in_order", "ibv_query_qp_data_in_order");
#endif
	struct ibv_flow_attr flow = {.type = IBV_FLOW_ATTR_NORMAL, .size = sizeof(flow), .port = 1};
	struct ibv_flow *f = P("create_flow", ibv_create_flow, qp, &flow);
	if (f)
		N("destroy_flow", ibv_destroy_flow, f);
	else
		VIA("ibv_create_flow", "ibv_destroy_flow");
	ibv_destroy_qp(qp);
}

static void multicast(void)
{
	union ibv_gid gid = {.raw = {[10] = 0xff, 0xff, 239, 7, 7, 7}};
	struct ibv_qp *qp = make_qp("create_qp for multicast", IBV_QPT_UD);
	if (!qp)
		qp = make_qp("create_qp RC for multicast", IBV_QPT_RC);
	N("attach_mcast", ibv_attach_mcast, qp, &gid, 0);
	N("detach_mcast", ibv_detach_mcast, qp, &gid, 0);
	N("detach_mcast again", ibv_detach_mcast, qp, &gid, 0);
	ibv_destroy_qp(qp);
	struct ibv_ah_attr a = {.is_global = 1, .port_num = 1, .grh = {.sgid_index = 1, .hop_limit = 64}};
	ibv_query_gid(ctx, 1, 1, &a.grh.dgid);
	struct ibv_ah *ah = P("create_ah", ibv_create_ah, pd, &a);
	if (ah)
		N("destroy_ah", ibv_destroy_ah, ah);
	else
		VIA("ibv_create_ah", "ibv_destroy_ah", "ibv_wr_set_ud_addr");
	a.is_global = 0;
	P("create_ah local", ibv_create_ah, pd, &a);
	a.is_global = 1;
	a.port_num = 99;
	P("create_ah no such port", ibv_create_ah, pd, &a);
	struct ibv_wc wc = {.wc_flags = IBV_WC_GRH, .src_qp = 1};
	struct ibv_grh grh = {.version_tclass_flow = htobe32(6u << 28), .next_hdr = 17, .hop_limit = 64};
	ibv_query_gid(ctx, 1, 0, &grh.sgid);
	ibv_query_gid(ctx, 1, 0, &grh.dgid);
	struct ibv_ah_attr from;
	memset(&from, 0, sizeof(from));
	N("init_ah_from_wc", ibv_init_ah_from_wc, ctx, 1, &wc, &grh, &from);
	ah = P("create_ah_from_wc", ibv_create_ah_from_wc, pd, &wc, &grh, 1);
	if (ah)
		N("destroy_ah from wc", ibv_destroy_ah, ah);
	uint8_t mac[6] = {0};
	uint16_t vid = 0;
	a.port_num = 1;
	K("resolve_eth_l2_from_gid", ibv_resolve_eth_l2_from_gid, ctx, &a, mac, &vid);
}

static void work_queues(void)
{
	struct ibv_wq_init_attr wa = {.wq_type = IBV_WQT_RQ, .max_wr = 4, .max_sge = 1, .pd = pd, .cq = cq};
	struct ibv_wq *wq = P("create_wq", ibv_create_wq, ctx, &wa);
	if (wq)
		N("destroy_wq", ibv_destroy_wq, wq);
	else
		VIA("ibv_create_wq", "ibv_modify_wq", "ibv_destroy_wq", "ibv_post_wq_recv");
	struct ibv_wq *none[1] = {NULL};
	struct ibv_rwq_ind_table_init_attr ia = {.log_ind_tbl_size = 0, .ind_tbl = none};
	if (!P("create_rwq_ind_table", ibv_create_rwq_ind_table, ctx, &ia))
		VIA("ibv_create_rwq_ind_table", "ibv_destroy_rwq_ind_table");
	struct ibv_counters_init_attr ca = {0};
	struct ibv_counters *c = P("create_counters", ibv_create_counters, ctx, &ca);
	if (c)
		N("destroy_counters", ibv_destroy_counters, c);
	else
		VIA("ibv_create_counters", "ibv_destroy_counters", "ibv_attach_counters_point_flow", "ibv_read_counters");
	struct ibv_flow_action_esp_attr ea = {0};
	struct ibv_flow_action *e = P("create_flow_action_esp", ibv_create_flow_action_esp, ctx, &ea);
	if (e)
		N("destroy_flow_action", ibv_destroy_flow_action, e);
	else
		VIA("ibv_create_flow_action_esp", "ibv_modify_flow_action_esp", "ibv_destroy_flow_action");
}

static void queries(void)
{
	struct ibv_device_attr_ex ex;
	N("query_device_ex", ibv_query_device_ex, ctx, NULL, &ex);
	struct ibv_query_device_ex_input in = {.comp_mask = 1};
	N("query_device_ex bad mask", ibv_query_device_ex, ctx, &in, &ex);
	struct ibv_values_ex v = {.comp_mask = IBV_VALUES_MASK_RAW_CLOCK};
	N("query_rt_values_ex", ibv_query_rt_values_ex, ctx, &v);
	struct ibv_port_attr pa;
	N("query_port", ibv_query_port, ctx, 1, &pa);
	N("query_port none", ibv_query_port, ctx, 0, &pa);
	N("query_port too large", ibv_query_port, ctx, 2, &pa);
	union ibv_gid gid;
	N("query_gid", ibv_query_gid, ctx, 1, 0, &gid);
	N("query_gid too large", ibv_query_gid, ctx, 1, 9999, &gid);
	N("query_gid no such port", ibv_query_gid, ctx, 9, 0, &gid);
	struct ibv_gid_entry e;
	N("query_gid_ex", ibv_query_gid_ex, ctx, 1, 0, &e, 0);
	N("query_gid_ex flags", ibv_query_gid_ex, ctx, 1, 0, &e, 1);
	N("query_gid_ex too large", ibv_query_gid_ex, ctx, 1, 9999, &e, 0);
	N("query_gid_ex no such port", ibv_query_gid_ex, ctx, 9, 0, &e, 0);
	struct ibv_gid_entry table[8];
	N("query_gid_table", ibv_query_gid_table, ctx, table, 8, 0);
	N("query_gid_table flags", ibv_query_gid_table, ctx, table, 8, 1);
	N("query_gid_table small", ibv_query_gid_table, ctx, table, 0, 0);
	__be16 key;
	N("query_pkey", ibv_query_pkey, ctx, 1, 0, &key);
	N("query_pkey too large", ibv_query_pkey, ctx, 1, 99999, &key);
	N("get_pkey_index", ibv_get_pkey_index, ctx, 1, htobe16(0xffff));
	N("get_pkey_index absent", ibv_get_pkey_index, ctx, 1, htobe16(0x1234));
	struct ibv_device_attr da;
	N("query_device", ibv_query_device, ctx, &da);
}

static void limits(void)
{
	static const struct {
		const char *label;
		struct ibv_qp_cap cap;
	} kinds[] = {
		{"create_qp too many sends", {0x7fffffff, 4, 1, 1, 0}},
		{"create_qp too many receives", {4, 0x7fffffff, 1, 1, 0}},
		{"create_qp too many send pieces", {4, 4, 10000, 1, 0}},
		{"create_qp too many receive pieces", {4, 4, 1, 10000, 0}},
		{"create_qp too much inline", {4, 4, 1, 1, 0x7fffffff}},
		{"create_qp nothing", {0, 0, 0, 0, 0}},
	};
	for (size_t k = 0; k < sizeof(kinds) / sizeof(*kinds); k++) {
		struct ibv_qp_init_attr a = {.send_cq = cq, .recv_cq = cq, .qp_type = IBV_QPT_RC, .cap = kinds[k].cap};
		struct ibv_qp *qp = P(kinds[k].label, ibv_create_qp, pd, &a);
		if (qp)
			ibv_destroy_qp(qp);
	}
}

static void lives(void)
{
	struct ibv_pd *own = ibv_alloc_pd(ctx);
	struct ibv_mr *in = ibv_reg_mr(own, memory, 4096, IBV_ACCESS_LOCAL_WRITE);
	N("dealloc_pd in use", ibv_dealloc_pd, own);
	ibv_dereg_mr(in);
	struct ibv_pd copy = *own;
	N("dealloc_pd", ibv_dealloc_pd, own);
	N("dealloc_pd again", ibv_dealloc_pd, &copy);
	struct ibv_comp_channel *channel = ibv_create_comp_channel(ctx);
	struct ibv_cq *notified = ibv_create_cq(ctx, 4, NULL, channel, 0);
	N("destroy_comp_channel in use", ibv_destroy_comp_channel, channel);
	N("req_notify_cq", ibv_req_notify_cq, notified, 0);
	N("req_notify_cq solicited", ibv_req_notify_cq, notified, 1);
	N("resize_cq to nothing", ibv_resize_cq, notified, 0);
	N("resize_cq too large", ibv_resize_cq, notified, 0x7fffffff);
	struct ibv_srq_init_attr sa = {.attr = {.max_wr = 8, .max_sge = 1}};
	struct ibv_srq *srq = ibv_create_srq(own ? pd : NULL, &sa);
	struct ibv_qp_init_attr qa = {.send_cq = notified, .recv_cq = notified, .srq = srq, .qp_type = IBV_QPT_RC,
				      .cap = {.max_send_wr = 4, .max_send_sge = 1}};
	struct ibv_qp *qp = P("create_qp with srq", ibv_create_qp, pd, &qa);
	N("destroy_cq in use", ibv_destroy_cq, notified);
	N("destroy_srq in use", ibv_destroy_srq, srq);
	struct ibv_qp_attr a;
	memset(&a, 0, sizeof(a));
	a.qp_state = IBV_QPS_RTS;
	N("modify_qp RESET to RTS", ibv_modify_qp, qp, &a, IBV_QP_STATE);
	a.qp_state = IBV_QPS_INIT;
	N("modify_qp INIT without attributes", ibv_modify_qp, qp, &a, IBV_QP_STATE);
	a.port_num = 9;
	N("modify_qp INIT no such port", ibv_modify_qp, qp, &a,
	  IBV_QP_STATE | IBV_QP_PKEY_INDEX | IBV_QP_PORT | IBV_QP_ACCESS_FLAGS);
	a.port_num = 1;
	N("modify_qp INIT", ibv_modify_qp, qp, &a, IBV_QP_STATE | IBV_QP_PKEY_INDEX | IBV_QP_PORT | IBV_QP_ACCESS_FLAGS);
	a.qp_state = IBV_QPS_RTR;
	N("modify_qp RTR without attributes", ibv_modify_qp, qp, &a, IBV_QP_STATE);
	a.qp_state = 99;
	N("modify_qp no such state", ibv_modify_qp, qp, &a, IBV_QP_STATE);
	a.qp_state = IBV_QPS_ERR;
	N("modify_qp ERR", ibv_modify_qp, qp, &a, IBV_QP_STATE);
	a.qp_state = IBV_QPS_RESET;
	N("modify_qp RESET", ibv_modify_qp, qp, &a, IBV_QP_STATE);
	struct ibv_qp_init_attr back;
	N("query_qp", ibv_query_qp, qp, &a, IBV_QP_STATE | IBV_QP_CAP, &back);
	N("destroy_qp", ibv_destroy_qp, qp);
	N("destroy_srq after its user", ibv_destroy_srq, srq);
	N("destroy_cq after its user", ibv_destroy_cq, notified);
	N("destroy_comp_channel", ibv_destroy_comp_channel, channel);
}

int main(int argc, char **argv)
{
	int n = 0;
	struct ibv_device **list = ibv_get_device_list(&n), *found = NULL;
	for (int i = 0; i < n; i++)
		if (argc > 1 && !strcmp(ibv_get_device_name(list[i]), argv[1]))
			found = list[i];
	if (!found) {
		fprintf(stderr, "no such device\n");
		return 2;
	}
	ctx = P("open_device", ibv_open_device, found);
	pd = P("alloc_pd", ibv_alloc_pd, ctx);
	cq = P("create_cq", ibv_create_cq, ctx, 16, NULL, NULL, 0);
	memory = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	mr = P("reg_mr", ibv_reg_mr, pd, memory, 8192, IBV_ACCESS_LOCAL_WRITE);
	domains();
	memories();
	imports();
	completion_queues();
	shared_receive_queues();
	queue_pairs();
	multicast();
	work_queues();
	queries();
	limits();
	lives();
	N("fork_init late", ibv_fork_init);
#if RDMA_CORE >= 35
	N("is_fork_initialized", ibv_is_fork_initialized);
#else
	ABSENT("is_fork_initialized", "ibv_is_fork_initialized");
#endif
	return 0;
}
