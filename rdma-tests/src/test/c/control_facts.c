/*
 * Prints results of queries in C, as lines of columns.
 *
 *   control_facts strings        `function, argument, result` of all functions that need no device
 *   control_facts fork           state of fork support before, during and after its initialization
 *   control_facts DEVICE         `record.field, value` of the attributes of a device
 *
 * RDMA_CORE is the major version of the headers.
 */
#include <endian.h>
#include <errno.h>
#include <infiniband/verbs.h>
#include <rdma/rdma_cma.h>
#include <stdio.h>
#include <string.h>

#ifndef RDMA_CORE
#define RDMA_CORE 44
#endif

#define S(f, from, to)                                                                                                         \
	for (int i = from; i <= to; i++) {                                                                                     \
		const char *text = f(i);                                                                                       \
		printf("%s\t%d\t%s\n", #f, i, text ? text : "NULL");                                                           \
	}
#define R(f, from, to)                                                                                                         \
	for (int i = from; i <= to; i++)                                                                                       \
		printf("%s\t%d\t%d\n", #f, i, (int)f(i));

static int strings(void)
{
	S(ibv_wc_status_str, -1, 40)
	S(ibv_node_type_str, -3, 12)
	S(ibv_port_state_str, -2, 12)
	S(ibv_event_type_str, -2, 40)
	S(rdma_event_str, -2, 30)
	R(ibv_rate_to_mult, -1, 40)
	R(mult_to_ibv_rate, -1, 500)
	R(ibv_rate_to_mbps, -1, 40)
	for (int i = 0; i <= 40; i++) {
		int mbps = ibv_rate_to_mbps(i);
		printf("mbps_to_ibv_rate\t%d\t%d\n", mbps, (int)mbps_to_ibv_rate(mbps));
	}
	R(mbps_to_ibv_rate, 2490, 2510)
	for (unsigned long long fl = 0; fl < 0x100000; fl += 7919)
		printf("ibv_flow_label_to_udp_sport\t%llu\t%d\n", fl, ibv_flow_label_to_udp_sport((uint32_t)fl));
	for (unsigned long long k = 0; k < 0x100000000ull; k += 0x01234567)
		printf("ibv_inc_rkey\t%llu\t%d\n", k, (int)ibv_inc_rkey((uint32_t)k));
	for (uint32_t caps = 0; caps < 256; caps += 5)
		for (int t = 0; t < 12; t++)
			printf("ibv_is_qpt_supported\t%u,%d\t%d\n", caps, t, ibv_is_qpt_supported(caps, t));
	return 0;
}

#define F(record, v, field)                                                                                                    \
	printf("%s.%s\t%llu\n", record, #field,                                                                                \
	       sizeof(v.field) == 8 ? (unsigned long long)(v.field) : (unsigned long long)(unsigned)(v.field));
#define B(record, v, field) printf("%s.%s\t%llu\n", record, #field, (unsigned long long)be64toh(v.field));

static void device(struct ibv_context *ctx, const char *record, struct ibv_device_attr *p)
{
	(void)ctx;
	struct ibv_device_attr a = *p;
	printf("%s.fw_ver\t%s\n", record, a.fw_ver);
	B(record, a, node_guid) B(record, a, sys_image_guid) F(record, a, max_mr_size) F(record, a, page_size_cap)
	F(record, a, vendor_id) F(record, a, vendor_part_id) F(record, a, hw_ver) F(record, a, max_qp)
	F(record, a, max_qp_wr) F(record, a, device_cap_flags) F(record, a, max_sge) F(record, a, max_sge_rd)
	F(record, a, max_cq) F(record, a, max_cqe) F(record, a, max_mr) F(record, a, max_pd) F(record, a, max_qp_rd_atom)
	F(record, a, max_ee_rd_atom) F(record, a, max_res_rd_atom) F(record, a, max_qp_init_rd_atom)
	F(record, a, max_ee_init_rd_atom) F(record, a, atomic_cap) F(record, a, max_ee) F(record, a, max_rdd)
	F(record, a, max_mw) F(record, a, max_raw_ipv6_qp) F(record, a, max_raw_ethy_qp) F(record, a, max_mcast_grp)
	F(record, a, max_mcast_qp_attach) F(record, a, max_total_mcast_qp_attach) F(record, a, max_ah) F(record, a, max_fmr)
	F(record, a, max_map_per_fmr) F(record, a, max_srq) F(record, a, max_srq_wr) F(record, a, max_srq_sge)
	F(record, a, max_pkeys) F(record, a, local_ca_ack_delay) F(record, a, phys_port_cnt)
}

static void extended(struct ibv_context *ctx)
{
	struct ibv_device_attr_ex x;
	memset(&x, 0, sizeof(x));
	printf("ibv_query_device_ex\t%d\n", ibv_query_device_ex(ctx, NULL, &x));
	device(ctx, "orig", &x.orig_attr);
	const char *r = "ibv_device_attr_ex";
	F(r, x, comp_mask) F(r, x, completion_timestamp_mask) F(r, x, hca_core_clock) F(r, x, device_cap_flags_ex)
	F(r, x, max_wq_type_rq) F(r, x, raw_packet_caps) F(r, x, max_dm_size) F(r, x, xrc_odp_caps)
#if RDMA_CORE >= 35
	F(r, x, phys_port_cnt_ex)
#endif
	F("ibv_odp_caps", x.odp_caps, general_caps)
#define O(type) printf("ibv_odp_caps.per_transport_caps_%s\t%u\n", #type, x.odp_caps.per_transport_caps.type);
	O(rc_odp_caps) O(uc_odp_caps) O(ud_odp_caps)
	F("ibv_tso_caps", x.tso_caps, max_tso) F("ibv_tso_caps", x.tso_caps, supported_qpts)
	F("ibv_rss_caps", x.rss_caps, supported_qpts) F("ibv_rss_caps", x.rss_caps, max_rwq_indirection_tables)
	F("ibv_rss_caps", x.rss_caps, max_rwq_indirection_table_size) F("ibv_rss_caps", x.rss_caps, rx_hash_fields_mask)
	F("ibv_rss_caps", x.rss_caps, rx_hash_function)
	F("ibv_packet_pacing_caps", x.packet_pacing_caps, qp_rate_limit_min)
	F("ibv_packet_pacing_caps", x.packet_pacing_caps, qp_rate_limit_max)
	F("ibv_packet_pacing_caps", x.packet_pacing_caps, supported_qpts)
	F("ibv_tm_caps", x.tm_caps, max_rndv_hdr_size) F("ibv_tm_caps", x.tm_caps, max_num_tags)
	F("ibv_tm_caps", x.tm_caps, flags) F("ibv_tm_caps", x.tm_caps, max_ops) F("ibv_tm_caps", x.tm_caps, max_sge)
	F("ibv_cq_moderation_caps", x.cq_mod_caps, max_cq_count) F("ibv_cq_moderation_caps", x.cq_mod_caps, max_cq_period)
	F("ibv_pci_atomic_caps", x.pci_atomic_caps, fetch_add) F("ibv_pci_atomic_caps", x.pci_atomic_caps, swap)
	F("ibv_pci_atomic_caps", x.pci_atomic_caps, compare_swap)
}

static void port(struct ibv_context *ctx)
{
	struct ibv_port_attr a;
	memset(&a, 0, sizeof(a));
	printf("ibv_query_port\t%d\n", ibv_query_port(ctx, 1, &a));
	const char *r = "ibv_port_attr";
	F(r, a, state) F(r, a, max_mtu) F(r, a, active_mtu) F(r, a, gid_tbl_len) F(r, a, port_cap_flags) F(r, a, max_msg_sz)
	F(r, a, bad_pkey_cntr) F(r, a, qkey_viol_cntr) F(r, a, pkey_tbl_len) F(r, a, lid) F(r, a, sm_lid) F(r, a, lmc)
	F(r, a, max_vl_num) F(r, a, sm_sl) F(r, a, subnet_timeout) F(r, a, init_type_reply) F(r, a, active_width)
	F(r, a, active_speed) F(r, a, phys_state) F(r, a, link_layer) F(r, a, flags) F(r, a, port_cap_flags2)
	for (int i = 0; i < a.gid_tbl_len && i < 8; i++) {
		union ibv_gid g;
		int result = ibv_query_gid(ctx, 1, i, &g);
		printf("gid.%d\t%d %016llx %016llx\n", i, result, (unsigned long long)be64toh(g.global.subnet_prefix),
		       (unsigned long long)be64toh(g.global.interface_id));
	}
	struct ibv_gid_entry t[64];
	ssize_t n = ibv_query_gid_table(ctx, t, 64, 0);
	printf("gid_table\t%zd\n", n);
	for (ssize_t i = 0; i < n; i++)
		printf("gid_table.%zd\t%016llx %016llx %u %u %u %u\n", i,
		       (unsigned long long)be64toh(t[i].gid.global.subnet_prefix),
		       (unsigned long long)be64toh(t[i].gid.global.interface_id), t[i].gid_index, t[i].port_num, t[i].gid_type,
		       t[i].ndev_ifindex);
	for (int i = 0; i < a.pkey_tbl_len && i < 4; i++) {
		__be16 key = 0;
		int result = ibv_query_pkey(ctx, 1, i, &key);
		printf("pkey.%d\t%d %d\n", i, result, be16toh(key));
	}
}

int main(int argc, char **argv)
{
	if (argc != 2)
		return 2;
	if (!strcmp(argv[1], "fork")) {
#if RDMA_CORE >= 35
		int before = ibv_is_fork_initialized();
		int result = ibv_fork_init();
		printf("%d\t%d\t%d\n", before, result, ibv_is_fork_initialized());
#else
		printf("absent\t%d\tabsent\n", ibv_fork_init());
#endif
		return 0;
	}
	if (!strcmp(argv[1], "strings"))
		return strings();
	int n = 0;
	struct ibv_device **list = ibv_get_device_list(&n);
	for (int i = 0; i < n; i++) {
		if (strcmp(ibv_get_device_name(list[i]), argv[1]))
			continue;
		struct ibv_context *ctx = ibv_open_device(list[i]);
		printf("devices\t%d\nguid\t%llu\nindex\t%d\nnode_type\t%d\ntransport_type\t%d\ncomp_vectors\t%d\n", n,
		       (unsigned long long)be64toh(ibv_get_device_guid(list[i])), ibv_get_device_index(list[i]),
		       list[i]->node_type, list[i]->transport_type, ctx->num_comp_vectors);
		struct ibv_device_attr a;
		memset(&a, 0, sizeof(a));
		printf("ibv_query_device\t%d\n", ibv_query_device(ctx, &a));
		device(ctx, "ibv_device_attr", &a);
		extended(ctx);
		port(ctx);
		return 0;
	}
	return 3;
}
