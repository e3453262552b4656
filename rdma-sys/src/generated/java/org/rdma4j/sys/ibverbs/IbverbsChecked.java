// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.Check;

/**
 * {@link Ibverbs}'s functions that report failure by an error number, in forms that throw it. A success costs
 * nothing more. What is not here cannot fail, or tells in a way of its own: see its Javadoc there.
 */
public final class IbverbsChecked {
    private IbverbsChecked() {
    }

    /**
     * {@link Ibverbs#ibv_wr_complete(MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_wr_complete(MemorySegment qp) {
        Check.code("ibv_wr_complete", Ibverbs.ibv_wr_complete(qp));
    }

    /**
     * {@link Ibverbs#ibv_wr_complete(long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_wr_complete(long qp) {
        Check.code("ibv_wr_complete", Ibverbs.ibv_wr_complete(qp));
    }

    /**
     * {@link Ibverbs#ibv_post_wq_recv(MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_post_wq_recv(MemorySegment wq, MemorySegment recv_wr,
            MemorySegment bad_recv_wr) {
        Check.code("ibv_post_wq_recv", Ibverbs.ibv_post_wq_recv(wq, recv_wr, bad_recv_wr));
    }

    /**
     * {@link Ibverbs#ibv_post_wq_recv(long, long, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_post_wq_recv(long wq, long recv_wr, long bad_recv_wr) {
        Check.code("ibv_post_wq_recv", Ibverbs.ibv_post_wq_recv(wq, recv_wr, bad_recv_wr));
    }

    /**
     * {@link Ibverbs#ibv_get_device_list(MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_get_device_list(MemorySegment num_devices) {
        return Check.notNull("ibv_get_device_list", Ibverbs.ibv_get_device_list(num_devices));
    }

    /**
     * {@link Ibverbs#ibv_open_device(MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_open_device(MemorySegment device) {
        return Check.notNull("ibv_open_device", Ibverbs.ibv_open_device(device));
    }

    /**
     * {@link Ibverbs#ibv_close_device(MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int ibv_close_device(MemorySegment context) {
        return Check.notMinusOne("ibv_close_device", Ibverbs.ibv_close_device(context));
    }

    /**
     * {@link Ibverbs#ibv_import_device(int)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_import_device(int cmd_fd) {
        return Check.notNull("ibv_import_device", Ibverbs.ibv_import_device(cmd_fd));
    }

    /**
     * {@link Ibverbs#ibv_import_pd(MemorySegment, int)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_import_pd(MemorySegment context, int pd_handle) {
        return Check.notNull("ibv_import_pd", Ibverbs.ibv_import_pd(context, pd_handle));
    }

    /**
     * {@link Ibverbs#ibv_import_mr(MemorySegment, int)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_import_mr(MemorySegment pd, int mr_handle) {
        return Check.notNull("ibv_import_mr", Ibverbs.ibv_import_mr(pd, mr_handle));
    }

    /**
     * {@link Ibverbs#ibv_import_dm(MemorySegment, int)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_import_dm(MemorySegment context, int dm_handle) {
        return Check.notNull("ibv_import_dm", Ibverbs.ibv_import_dm(context, dm_handle));
    }

    /**
     * {@link Ibverbs#ibv_get_async_event(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int ibv_get_async_event(MemorySegment context, MemorySegment event) {
        return Check.notMinusOne("ibv_get_async_event", Ibverbs.ibv_get_async_event(context, event));
    }

    /**
     * {@link Ibverbs#ibv_query_device(MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_query_device(MemorySegment context, MemorySegment device_attr) {
        Check.code("ibv_query_device", Ibverbs.ibv_query_device(context, device_attr));
    }

    /**
     * {@link Ibverbs#ibv_query_port(MemorySegment, int, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_query_port(MemorySegment context, int port_num,
            MemorySegment port_attr) {
        Check.code("ibv_query_port", Ibverbs.ibv_query_port(context, port_num, port_attr));
    }

    /**
     * {@link Ibverbs#ibv_query_port_speed(MemorySegment, int, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_query_port_speed(MemorySegment context, int port_num,
            MemorySegment port_speed) {
        Check.code("ibv_query_port_speed", Ibverbs.ibv_query_port_speed(context, port_num, port_speed));
    }

    /**
     * {@link Ibverbs#___ibv_query_port(MemorySegment, int, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ___ibv_query_port(MemorySegment context, int port_num,
            MemorySegment port_attr) {
        Check.code("___ibv_query_port", Ibverbs.___ibv_query_port(context, port_num, port_attr));
    }

    /**
     * {@link Ibverbs#ibv_query_gid(MemorySegment, int, int, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int ibv_query_gid(MemorySegment context, int port_num, int index,
            MemorySegment gid) {
        return Check.notMinusOne("ibv_query_gid", Ibverbs.ibv_query_gid(context, port_num, index, gid));
    }

    /**
     * {@link Ibverbs#_ibv_query_gid_ex(MemorySegment, int, int, MemorySegment, int, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void _ibv_query_gid_ex(MemorySegment context, int port_num, int gid_index,
            MemorySegment entry, int flags, long entry_size) {
        Check.code("_ibv_query_gid_ex", Ibverbs._ibv_query_gid_ex(context, port_num, gid_index, entry, flags, entry_size));
    }

    /**
     * {@link Ibverbs#ibv_query_gid_ex(MemorySegment, int, int, MemorySegment, int)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_query_gid_ex(MemorySegment context, int port_num, int gid_index,
            MemorySegment entry, int flags) {
        Check.code("ibv_query_gid_ex", Ibverbs.ibv_query_gid_ex(context, port_num, gid_index, entry, flags));
    }

    /**
     * {@link Ibverbs#_ibv_query_gid_table(MemorySegment, MemorySegment, long, int, long)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is negative
     */
    public static long _ibv_query_gid_table(MemorySegment context, MemorySegment entries,
            long max_entries, int flags, long entry_size) {
        return Check.notNegative("_ibv_query_gid_table", Ibverbs._ibv_query_gid_table(context, entries, max_entries, flags, entry_size));
    }

    /**
     * {@link Ibverbs#ibv_query_gid_table(MemorySegment, MemorySegment, long, int)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is negative
     */
    public static long ibv_query_gid_table(MemorySegment context, MemorySegment entries,
            long max_entries, int flags) {
        return Check.notNegative("ibv_query_gid_table", Ibverbs.ibv_query_gid_table(context, entries, max_entries, flags));
    }

    /**
     * {@link Ibverbs#ibv_query_pkey(MemorySegment, int, int, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int ibv_query_pkey(MemorySegment context, int port_num, int index,
            MemorySegment pkey) {
        return Check.notMinusOne("ibv_query_pkey", Ibverbs.ibv_query_pkey(context, port_num, index, pkey));
    }

    /**
     * {@link Ibverbs#ibv_get_pkey_index(MemorySegment, int, int)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int ibv_get_pkey_index(MemorySegment context, int port_num, int pkey) {
        return Check.notMinusOne("ibv_get_pkey_index", Ibverbs.ibv_get_pkey_index(context, port_num, pkey));
    }

    /**
     * {@link Ibverbs#ibv_alloc_pd(MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_alloc_pd(MemorySegment context) {
        return Check.notNull("ibv_alloc_pd", Ibverbs.ibv_alloc_pd(context));
    }

    /**
     * {@link Ibverbs#ibv_dealloc_pd(MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_dealloc_pd(MemorySegment pd) {
        Check.code("ibv_dealloc_pd", Ibverbs.ibv_dealloc_pd(pd));
    }

    /**
     * {@link Ibverbs#ibv_create_flow(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_create_flow(MemorySegment qp, MemorySegment flow) {
        return Check.notNull("ibv_create_flow", Ibverbs.ibv_create_flow(qp, flow));
    }

    /**
     * {@link Ibverbs#ibv_destroy_flow(MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_destroy_flow(MemorySegment flow_id) {
        Check.code("ibv_destroy_flow", Ibverbs.ibv_destroy_flow(flow_id));
    }

    /**
     * {@link Ibverbs#ibv_create_flow_action_esp(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_create_flow_action_esp(MemorySegment ctx, MemorySegment esp) {
        return Check.notNull("ibv_create_flow_action_esp", Ibverbs.ibv_create_flow_action_esp(ctx, esp));
    }

    /**
     * {@link Ibverbs#ibv_modify_flow_action_esp(MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_modify_flow_action_esp(MemorySegment action, MemorySegment esp) {
        Check.code("ibv_modify_flow_action_esp", Ibverbs.ibv_modify_flow_action_esp(action, esp));
    }

    /**
     * {@link Ibverbs#ibv_destroy_flow_action(MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_destroy_flow_action(MemorySegment action) {
        Check.code("ibv_destroy_flow_action", Ibverbs.ibv_destroy_flow_action(action));
    }

    /**
     * {@link Ibverbs#ibv_open_xrcd(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_open_xrcd(MemorySegment context, MemorySegment xrcd_init_attr) {
        return Check.notNull("ibv_open_xrcd", Ibverbs.ibv_open_xrcd(context, xrcd_init_attr));
    }

    /**
     * {@link Ibverbs#ibv_close_xrcd(MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_close_xrcd(MemorySegment xrcd) {
        Check.code("ibv_close_xrcd", Ibverbs.ibv_close_xrcd(xrcd));
    }

    /**
     * {@link Ibverbs#ibv_reg_mr_iova2(MemorySegment, MemorySegment, long, long, int)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_reg_mr_iova2(MemorySegment pd, MemorySegment addr, long length,
            long iova, int access) {
        return Check.notNull("ibv_reg_mr_iova2", Ibverbs.ibv_reg_mr_iova2(pd, addr, length, iova, access));
    }

    /**
     * {@link Ibverbs#ibv_reg_mr(MemorySegment, MemorySegment, long, int)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_reg_mr(MemorySegment pd, MemorySegment addr, long length,
            int access) {
        return Check.notNull("ibv_reg_mr", Ibverbs.ibv_reg_mr(pd, addr, length, access));
    }

    /**
     * {@link Ibverbs#__ibv_reg_mr(MemorySegment, MemorySegment, long, int, int)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment __ibv_reg_mr(MemorySegment pd, MemorySegment addr, long length,
            int access, int is_access_const) {
        return Check.notNull("__ibv_reg_mr", Ibverbs.__ibv_reg_mr(pd, addr, length, access, is_access_const));
    }

    /**
     * {@link Ibverbs#ibv_reg_mr_iova(MemorySegment, MemorySegment, long, long, int)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_reg_mr_iova(MemorySegment pd, MemorySegment addr, long length,
            long iova, int access) {
        return Check.notNull("ibv_reg_mr_iova", Ibverbs.ibv_reg_mr_iova(pd, addr, length, iova, access));
    }

    /**
     * {@link Ibverbs#__ibv_reg_mr_iova(MemorySegment, MemorySegment, long, long, int, int)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment __ibv_reg_mr_iova(MemorySegment pd, MemorySegment addr, long length,
            long iova, int access, int is_access_const) {
        return Check.notNull("__ibv_reg_mr_iova", Ibverbs.__ibv_reg_mr_iova(pd, addr, length, iova, access, is_access_const));
    }

    /**
     * {@link Ibverbs#ibv_reg_dmabuf_mr(MemorySegment, long, long, long, int, int)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_reg_dmabuf_mr(MemorySegment pd, long offset, long length,
            long iova, int fd, int access) {
        return Check.notNull("ibv_reg_dmabuf_mr", Ibverbs.ibv_reg_dmabuf_mr(pd, offset, length, iova, fd, access));
    }

    /**
     * {@link Ibverbs#ibv_reg_mr_ex(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_reg_mr_ex(MemorySegment pd, MemorySegment mr_init_attr) {
        return Check.notNull("ibv_reg_mr_ex", Ibverbs.ibv_reg_mr_ex(pd, mr_init_attr));
    }

    /**
     * {@link Ibverbs#ibv_rereg_mr(MemorySegment, int, MemorySegment, MemorySegment, long, int)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_rereg_mr(MemorySegment mr, int flags, MemorySegment pd,
            MemorySegment addr, long length, int access) {
        Check.zero("ibv_rereg_mr", Ibverbs.ibv_rereg_mr(mr, flags, pd, addr, length, access));
    }

    /**
     * {@link Ibverbs#ibv_dereg_mr(MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_dereg_mr(MemorySegment mr) {
        Check.code("ibv_dereg_mr", Ibverbs.ibv_dereg_mr(mr));
    }

    /**
     * {@link Ibverbs#ibv_alloc_mw(MemorySegment, int)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_alloc_mw(MemorySegment pd, int type) {
        return Check.notNull("ibv_alloc_mw", Ibverbs.ibv_alloc_mw(pd, type));
    }

    /**
     * {@link Ibverbs#ibv_dealloc_mw(MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_dealloc_mw(MemorySegment mw) {
        Check.code("ibv_dealloc_mw", Ibverbs.ibv_dealloc_mw(mw));
    }

    /**
     * {@link Ibverbs#ibv_bind_mw(MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_bind_mw(MemorySegment qp, MemorySegment mw, MemorySegment mw_bind) {
        Check.code("ibv_bind_mw", Ibverbs.ibv_bind_mw(qp, mw, mw_bind));
    }

    /**
     * {@link Ibverbs#ibv_bind_mw(long, long, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_bind_mw(long qp, long mw, long mw_bind) {
        Check.code("ibv_bind_mw", Ibverbs.ibv_bind_mw(qp, mw, mw_bind));
    }

    /**
     * {@link Ibverbs#ibv_create_comp_channel(MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_create_comp_channel(MemorySegment context) {
        return Check.notNull("ibv_create_comp_channel", Ibverbs.ibv_create_comp_channel(context));
    }

    /**
     * {@link Ibverbs#ibv_destroy_comp_channel(MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_destroy_comp_channel(MemorySegment channel) {
        Check.code("ibv_destroy_comp_channel", Ibverbs.ibv_destroy_comp_channel(channel));
    }

    /**
     * {@link Ibverbs#ibv_advise_mr(MemorySegment, int, int, MemorySegment, int)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_advise_mr(MemorySegment pd, int advice, int flags, MemorySegment sg_list,
            int num_sge) {
        Check.code("ibv_advise_mr", Ibverbs.ibv_advise_mr(pd, advice, flags, sg_list, num_sge));
    }

    /**
     * {@link Ibverbs#ibv_alloc_dm(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_alloc_dm(MemorySegment context, MemorySegment attr) {
        return Check.notNull("ibv_alloc_dm", Ibverbs.ibv_alloc_dm(context, attr));
    }

    /**
     * {@link Ibverbs#ibv_free_dm(MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_free_dm(MemorySegment dm) {
        Check.code("ibv_free_dm", Ibverbs.ibv_free_dm(dm));
    }

    /**
     * {@link Ibverbs#ibv_dm_export_dmabuf_fd(MemorySegment)}, checked.
     *
     * @return the file descriptor
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int ibv_dm_export_dmabuf_fd(MemorySegment dm) {
        return Check.notMinusOne("ibv_dm_export_dmabuf_fd", Ibverbs.ibv_dm_export_dmabuf_fd(dm));
    }

    /**
     * {@link Ibverbs#ibv_memcpy_to_dm(MemorySegment, long, MemorySegment, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_memcpy_to_dm(MemorySegment dm, long dm_offset, MemorySegment host_addr,
            long length) {
        Check.code("ibv_memcpy_to_dm", Ibverbs.ibv_memcpy_to_dm(dm, dm_offset, host_addr, length));
    }

    /**
     * {@link Ibverbs#ibv_memcpy_from_dm(MemorySegment, MemorySegment, long, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_memcpy_from_dm(MemorySegment host_addr, MemorySegment dm, long dm_offset,
            long length) {
        Check.code("ibv_memcpy_from_dm", Ibverbs.ibv_memcpy_from_dm(host_addr, dm, dm_offset, length));
    }

    /**
     * {@link Ibverbs#ibv_alloc_null_mr(MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_alloc_null_mr(MemorySegment pd) {
        return Check.notNull("ibv_alloc_null_mr", Ibverbs.ibv_alloc_null_mr(pd));
    }

    /**
     * {@link Ibverbs#ibv_reg_dm_mr(MemorySegment, MemorySegment, long, long, int)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_reg_dm_mr(MemorySegment pd, MemorySegment dm, long dm_offset,
            long length, int access) {
        return Check.notNull("ibv_reg_dm_mr", Ibverbs.ibv_reg_dm_mr(pd, dm, dm_offset, length, access));
    }

    /**
     * {@link Ibverbs#ibv_create_cq(MemorySegment, int, MemorySegment, MemorySegment, int)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_create_cq(MemorySegment context, int cqe,
            MemorySegment cq_context, MemorySegment channel, int comp_vector) {
        return Check.notNull("ibv_create_cq", Ibverbs.ibv_create_cq(context, cqe, cq_context, channel, comp_vector));
    }

    /**
     * {@link Ibverbs#ibv_create_cq_ex(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_create_cq_ex(MemorySegment context, MemorySegment cq_attr) {
        return Check.notNull("ibv_create_cq_ex", Ibverbs.ibv_create_cq_ex(context, cq_attr));
    }

    /**
     * {@link Ibverbs#ibv_resize_cq(MemorySegment, int)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_resize_cq(MemorySegment cq, int cqe) {
        Check.code("ibv_resize_cq", Ibverbs.ibv_resize_cq(cq, cqe));
    }

    /**
     * {@link Ibverbs#ibv_destroy_cq(MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_destroy_cq(MemorySegment cq) {
        Check.code("ibv_destroy_cq", Ibverbs.ibv_destroy_cq(cq));
    }

    /**
     * {@link Ibverbs#ibv_get_cq_event(MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int ibv_get_cq_event(MemorySegment channel, MemorySegment cq,
            MemorySegment cq_context) {
        return Check.notMinusOne("ibv_get_cq_event", Ibverbs.ibv_get_cq_event(channel, cq, cq_context));
    }

    /**
     * {@link Ibverbs#ibv_get_cq_event(long, long, long)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int ibv_get_cq_event(long channel, long cq, long cq_context) {
        return Check.notMinusOne("ibv_get_cq_event", Ibverbs.ibv_get_cq_event(channel, cq, cq_context));
    }

    /**
     * {@link Ibverbs#ibv_req_notify_cq(MemorySegment, int)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_req_notify_cq(MemorySegment cq, int solicited_only) {
        Check.code("ibv_req_notify_cq", Ibverbs.ibv_req_notify_cq(cq, solicited_only));
    }

    /**
     * {@link Ibverbs#ibv_req_notify_cq(long, int)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_req_notify_cq(long cq, int solicited_only) {
        Check.code("ibv_req_notify_cq", Ibverbs.ibv_req_notify_cq(cq, solicited_only));
    }

    /**
     * {@link Ibverbs#ibv_modify_cq(MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_modify_cq(MemorySegment cq, MemorySegment attr) {
        Check.code("ibv_modify_cq", Ibverbs.ibv_modify_cq(cq, attr));
    }

    /**
     * {@link Ibverbs#_ibv_query_comp_cntr_caps(MemorySegment, MemorySegment, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void _ibv_query_comp_cntr_caps(MemorySegment context, MemorySegment caps,
            long caps_size) {
        Check.code("_ibv_query_comp_cntr_caps", Ibverbs._ibv_query_comp_cntr_caps(context, caps, caps_size));
    }

    /**
     * {@link Ibverbs#ibv_query_comp_cntr_caps(MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_query_comp_cntr_caps(MemorySegment context, MemorySegment caps) {
        Check.code("ibv_query_comp_cntr_caps", Ibverbs.ibv_query_comp_cntr_caps(context, caps));
    }

    /**
     * {@link Ibverbs#ibv_create_comp_cntr(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_create_comp_cntr(MemorySegment context, MemorySegment cc_attr) {
        return Check.notNull("ibv_create_comp_cntr", Ibverbs.ibv_create_comp_cntr(context, cc_attr));
    }

    /**
     * {@link Ibverbs#ibv_destroy_comp_cntr(MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_destroy_comp_cntr(MemorySegment comp_cntr) {
        Check.code("ibv_destroy_comp_cntr", Ibverbs.ibv_destroy_comp_cntr(comp_cntr));
    }

    /**
     * {@link Ibverbs#ibv_set_comp_cntr(MemorySegment, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_set_comp_cntr(MemorySegment comp_cntr, long value) {
        Check.code("ibv_set_comp_cntr", Ibverbs.ibv_set_comp_cntr(comp_cntr, value));
    }

    /**
     * {@link Ibverbs#ibv_set_err_comp_cntr(MemorySegment, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_set_err_comp_cntr(MemorySegment comp_cntr, long value) {
        Check.code("ibv_set_err_comp_cntr", Ibverbs.ibv_set_err_comp_cntr(comp_cntr, value));
    }

    /**
     * {@link Ibverbs#ibv_inc_comp_cntr(MemorySegment, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_inc_comp_cntr(MemorySegment comp_cntr, long amount) {
        Check.code("ibv_inc_comp_cntr", Ibverbs.ibv_inc_comp_cntr(comp_cntr, amount));
    }

    /**
     * {@link Ibverbs#ibv_inc_err_comp_cntr(MemorySegment, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_inc_err_comp_cntr(MemorySegment comp_cntr, long amount) {
        Check.code("ibv_inc_err_comp_cntr", Ibverbs.ibv_inc_err_comp_cntr(comp_cntr, amount));
    }

    /**
     * {@link Ibverbs#ibv_read_comp_cntr(MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_read_comp_cntr(MemorySegment comp_cntr, MemorySegment value) {
        Check.code("ibv_read_comp_cntr", Ibverbs.ibv_read_comp_cntr(comp_cntr, value));
    }

    /**
     * {@link Ibverbs#ibv_read_err_comp_cntr(MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_read_err_comp_cntr(MemorySegment comp_cntr, MemorySegment value) {
        Check.code("ibv_read_err_comp_cntr", Ibverbs.ibv_read_err_comp_cntr(comp_cntr, value));
    }

    /**
     * {@link Ibverbs#ibv_create_srq(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_create_srq(MemorySegment pd, MemorySegment srq_init_attr) {
        return Check.notNull("ibv_create_srq", Ibverbs.ibv_create_srq(pd, srq_init_attr));
    }

    /**
     * {@link Ibverbs#ibv_create_srq_ex(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_create_srq_ex(MemorySegment context,
            MemorySegment srq_init_attr_ex) {
        return Check.notNull("ibv_create_srq_ex", Ibverbs.ibv_create_srq_ex(context, srq_init_attr_ex));
    }

    /**
     * {@link Ibverbs#ibv_modify_srq(MemorySegment, MemorySegment, int)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_modify_srq(MemorySegment srq, MemorySegment srq_attr,
            int srq_attr_mask) {
        Check.code("ibv_modify_srq", Ibverbs.ibv_modify_srq(srq, srq_attr, srq_attr_mask));
    }

    /**
     * {@link Ibverbs#ibv_query_srq(MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_query_srq(MemorySegment srq, MemorySegment srq_attr) {
        Check.code("ibv_query_srq", Ibverbs.ibv_query_srq(srq, srq_attr));
    }

    /**
     * {@link Ibverbs#ibv_get_srq_num(MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_get_srq_num(MemorySegment srq, MemorySegment srq_num) {
        Check.code("ibv_get_srq_num", Ibverbs.ibv_get_srq_num(srq, srq_num));
    }

    /**
     * {@link Ibverbs#ibv_destroy_srq(MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_destroy_srq(MemorySegment srq) {
        Check.code("ibv_destroy_srq", Ibverbs.ibv_destroy_srq(srq));
    }

    /**
     * {@link Ibverbs#ibv_post_srq_recv(MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_post_srq_recv(MemorySegment srq, MemorySegment recv_wr,
            MemorySegment bad_recv_wr) {
        Check.code("ibv_post_srq_recv", Ibverbs.ibv_post_srq_recv(srq, recv_wr, bad_recv_wr));
    }

    /**
     * {@link Ibverbs#ibv_post_srq_recv(long, long, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_post_srq_recv(long srq, long recv_wr, long bad_recv_wr) {
        Check.code("ibv_post_srq_recv", Ibverbs.ibv_post_srq_recv(srq, recv_wr, bad_recv_wr));
    }

    /**
     * {@link Ibverbs#ibv_post_srq_ops(MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_post_srq_ops(MemorySegment srq, MemorySegment op, MemorySegment bad_op) {
        Check.code("ibv_post_srq_ops", Ibverbs.ibv_post_srq_ops(srq, op, bad_op));
    }

    /**
     * {@link Ibverbs#ibv_post_srq_ops(long, long, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_post_srq_ops(long srq, long op, long bad_op) {
        Check.code("ibv_post_srq_ops", Ibverbs.ibv_post_srq_ops(srq, op, bad_op));
    }

    /**
     * {@link Ibverbs#ibv_create_qp(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_create_qp(MemorySegment pd, MemorySegment qp_init_attr) {
        return Check.notNull("ibv_create_qp", Ibverbs.ibv_create_qp(pd, qp_init_attr));
    }

    /**
     * {@link Ibverbs#ibv_create_qp_ex(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_create_qp_ex(MemorySegment context,
            MemorySegment qp_init_attr_ex) {
        return Check.notNull("ibv_create_qp_ex", Ibverbs.ibv_create_qp_ex(context, qp_init_attr_ex));
    }

    /**
     * {@link Ibverbs#ibv_alloc_td(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_alloc_td(MemorySegment context, MemorySegment init_attr) {
        return Check.notNull("ibv_alloc_td", Ibverbs.ibv_alloc_td(context, init_attr));
    }

    /**
     * {@link Ibverbs#ibv_dealloc_td(MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_dealloc_td(MemorySegment td) {
        Check.code("ibv_dealloc_td", Ibverbs.ibv_dealloc_td(td));
    }

    /**
     * {@link Ibverbs#ibv_alloc_parent_domain(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_alloc_parent_domain(MemorySegment context, MemorySegment attr) {
        return Check.notNull("ibv_alloc_parent_domain", Ibverbs.ibv_alloc_parent_domain(context, attr));
    }

    /**
     * {@link Ibverbs#ibv_alloc_buf(MemorySegment, long, MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_alloc_buf(MemorySegment pd, long size, MemorySegment buf) {
        return Check.notNull("ibv_alloc_buf", Ibverbs.ibv_alloc_buf(pd, size, buf));
    }

    /**
     * {@link Ibverbs#ibv_export_buf_dmabuf_fd(MemorySegment)}, checked.
     *
     * @return the file descriptor
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int ibv_export_buf_dmabuf_fd(MemorySegment buf) {
        return Check.notMinusOne("ibv_export_buf_dmabuf_fd", Ibverbs.ibv_export_buf_dmabuf_fd(buf));
    }

    /**
     * {@link Ibverbs#ibv_reg_buf_mr(MemorySegment, MemorySegment, MemorySegment, long, int)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_reg_buf_mr(MemorySegment pd, MemorySegment buf,
            MemorySegment addr, long length, int access) {
        return Check.notNull("ibv_reg_buf_mr", Ibverbs.ibv_reg_buf_mr(pd, buf, addr, length, access));
    }

    /**
     * {@link Ibverbs#ibv_alloc_dmah(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_alloc_dmah(MemorySegment context, MemorySegment attr) {
        return Check.notNull("ibv_alloc_dmah", Ibverbs.ibv_alloc_dmah(context, attr));
    }

    /**
     * {@link Ibverbs#ibv_dealloc_dmah(MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_dealloc_dmah(MemorySegment dmah) {
        Check.code("ibv_dealloc_dmah", Ibverbs.ibv_dealloc_dmah(dmah));
    }

    /**
     * {@link Ibverbs#ibv_query_rt_values_ex(MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_query_rt_values_ex(MemorySegment context, MemorySegment values) {
        Check.code("ibv_query_rt_values_ex", Ibverbs.ibv_query_rt_values_ex(context, values));
    }

    /**
     * {@link Ibverbs#ibv_query_device_ex(MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_query_device_ex(MemorySegment context, MemorySegment input,
            MemorySegment attr) {
        Check.code("ibv_query_device_ex", Ibverbs.ibv_query_device_ex(context, input, attr));
    }

    /**
     * {@link Ibverbs#ibv_open_qp(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_open_qp(MemorySegment context, MemorySegment qp_open_attr) {
        return Check.notNull("ibv_open_qp", Ibverbs.ibv_open_qp(context, qp_open_attr));
    }

    /**
     * {@link Ibverbs#ibv_modify_qp(MemorySegment, MemorySegment, int)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_modify_qp(MemorySegment qp, MemorySegment attr, int attr_mask) {
        Check.code("ibv_modify_qp", Ibverbs.ibv_modify_qp(qp, attr, attr_mask));
    }

    /**
     * {@link Ibverbs#ibv_modify_qp_rate_limit(MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_modify_qp_rate_limit(MemorySegment qp, MemorySegment attr) {
        Check.code("ibv_modify_qp_rate_limit", Ibverbs.ibv_modify_qp_rate_limit(qp, attr));
    }

    /**
     * {@link Ibverbs#ibv_qp_attach_comp_cntr(MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_qp_attach_comp_cntr(MemorySegment qp, MemorySegment comp_cntr,
            MemorySegment attr) {
        Check.code("ibv_qp_attach_comp_cntr", Ibverbs.ibv_qp_attach_comp_cntr(qp, comp_cntr, attr));
    }

    /**
     * {@link Ibverbs#ibv_query_qp(MemorySegment, MemorySegment, int, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_query_qp(MemorySegment qp, MemorySegment attr, int attr_mask,
            MemorySegment init_attr) {
        Check.code("ibv_query_qp", Ibverbs.ibv_query_qp(qp, attr, attr_mask, init_attr));
    }

    /**
     * {@link Ibverbs#ibv_destroy_qp(MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_destroy_qp(MemorySegment qp) {
        Check.code("ibv_destroy_qp", Ibverbs.ibv_destroy_qp(qp));
    }

    /**
     * {@link Ibverbs#ibv_create_wq(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_create_wq(MemorySegment context, MemorySegment wq_init_attr) {
        return Check.notNull("ibv_create_wq", Ibverbs.ibv_create_wq(context, wq_init_attr));
    }

    /**
     * {@link Ibverbs#ibv_modify_wq(MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_modify_wq(MemorySegment wq, MemorySegment wq_attr) {
        Check.code("ibv_modify_wq", Ibverbs.ibv_modify_wq(wq, wq_attr));
    }

    /**
     * {@link Ibverbs#ibv_destroy_wq(MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_destroy_wq(MemorySegment wq) {
        Check.code("ibv_destroy_wq", Ibverbs.ibv_destroy_wq(wq));
    }

    /**
     * {@link Ibverbs#ibv_create_rwq_ind_table(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_create_rwq_ind_table(MemorySegment context,
            MemorySegment init_attr) {
        return Check.notNull("ibv_create_rwq_ind_table", Ibverbs.ibv_create_rwq_ind_table(context, init_attr));
    }

    /**
     * {@link Ibverbs#ibv_destroy_rwq_ind_table(MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_destroy_rwq_ind_table(MemorySegment rwq_ind_table) {
        Check.code("ibv_destroy_rwq_ind_table", Ibverbs.ibv_destroy_rwq_ind_table(rwq_ind_table));
    }

    /**
     * {@link Ibverbs#ibv_post_send(MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_post_send(MemorySegment qp, MemorySegment wr, MemorySegment bad_wr) {
        Check.code("ibv_post_send", Ibverbs.ibv_post_send(qp, wr, bad_wr));
    }

    /**
     * {@link Ibverbs#ibv_post_send(long, long, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_post_send(long qp, long wr, long bad_wr) {
        Check.code("ibv_post_send", Ibverbs.ibv_post_send(qp, wr, bad_wr));
    }

    /**
     * {@link Ibverbs#ibv_post_recv(MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_post_recv(MemorySegment qp, MemorySegment wr, MemorySegment bad_wr) {
        Check.code("ibv_post_recv", Ibverbs.ibv_post_recv(qp, wr, bad_wr));
    }

    /**
     * {@link Ibverbs#ibv_post_recv(long, long, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_post_recv(long qp, long wr, long bad_wr) {
        Check.code("ibv_post_recv", Ibverbs.ibv_post_recv(qp, wr, bad_wr));
    }

    /**
     * {@link Ibverbs#ibv_create_ah(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_create_ah(MemorySegment pd, MemorySegment attr) {
        return Check.notNull("ibv_create_ah", Ibverbs.ibv_create_ah(pd, attr));
    }

    /**
     * {@link Ibverbs#ibv_init_ah_from_wc(MemorySegment, int, MemorySegment, MemorySegment, MemorySegment)},
     * checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int ibv_init_ah_from_wc(MemorySegment context, int port_num, MemorySegment wc,
            MemorySegment grh, MemorySegment ah_attr) {
        return Check.notMinusOne("ibv_init_ah_from_wc", Ibverbs.ibv_init_ah_from_wc(context, port_num, wc, grh, ah_attr));
    }

    /**
     * {@link Ibverbs#ibv_create_ah_from_wc(MemorySegment, MemorySegment, MemorySegment, int)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_create_ah_from_wc(MemorySegment pd, MemorySegment wc,
            MemorySegment grh, int port_num) {
        return Check.notNull("ibv_create_ah_from_wc", Ibverbs.ibv_create_ah_from_wc(pd, wc, grh, port_num));
    }

    /**
     * {@link Ibverbs#ibv_destroy_ah(MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_destroy_ah(MemorySegment ah) {
        Check.code("ibv_destroy_ah", Ibverbs.ibv_destroy_ah(ah));
    }

    /**
     * {@link Ibverbs#ibv_attach_mcast(MemorySegment, MemorySegment, int)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_attach_mcast(MemorySegment qp, MemorySegment gid, int lid) {
        Check.code("ibv_attach_mcast", Ibverbs.ibv_attach_mcast(qp, gid, lid));
    }

    /**
     * {@link Ibverbs#ibv_detach_mcast(MemorySegment, MemorySegment, int)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_detach_mcast(MemorySegment qp, MemorySegment gid, int lid) {
        Check.code("ibv_detach_mcast", Ibverbs.ibv_detach_mcast(qp, gid, lid));
    }

    /**
     * {@link Ibverbs#ibv_fork_init()}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_fork_init() {
        Check.code("ibv_fork_init", Ibverbs.ibv_fork_init());
    }

    /**
     * {@link Ibverbs#ibv_resolve_eth_l2_from_gid(MemorySegment, MemorySegment, MemorySegment, MemorySegment)},
     * checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is negative
     */
    public static int ibv_resolve_eth_l2_from_gid(MemorySegment context, MemorySegment attr,
            MemorySegment eth_mac, MemorySegment vid) {
        return Check.notNegative("ibv_resolve_eth_l2_from_gid", Ibverbs.ibv_resolve_eth_l2_from_gid(context, attr, eth_mac, vid));
    }

    /**
     * {@link Ibverbs#ibv_create_counters(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment ibv_create_counters(MemorySegment context,
            MemorySegment init_attr) {
        return Check.notNull("ibv_create_counters", Ibverbs.ibv_create_counters(context, init_attr));
    }

    /**
     * {@link Ibverbs#ibv_destroy_counters(MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_destroy_counters(MemorySegment counters) {
        Check.code("ibv_destroy_counters", Ibverbs.ibv_destroy_counters(counters));
    }

    /**
     * {@link Ibverbs#ibv_attach_counters_point_flow(MemorySegment, MemorySegment, MemorySegment)},
     * checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_attach_counters_point_flow(MemorySegment counters, MemorySegment attr,
            MemorySegment flow) {
        Check.code("ibv_attach_counters_point_flow", Ibverbs.ibv_attach_counters_point_flow(counters, attr, flow));
    }

    /**
     * {@link Ibverbs#ibv_read_counters(MemorySegment, MemorySegment, int, int)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_read_counters(MemorySegment counters, MemorySegment counters_value,
            int ncounters, int flags) {
        Check.code("ibv_read_counters", Ibverbs.ibv_read_counters(counters, counters_value, ncounters, flags));
    }

    /**
     * {@link Ibverbs#ibv_set_ece(MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_set_ece(MemorySegment qp, MemorySegment ece) {
        Check.code("ibv_set_ece", Ibverbs.ibv_set_ece(qp, ece));
    }

    /**
     * {@link Ibverbs#ibv_query_ece(MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void ibv_query_ece(MemorySegment qp, MemorySegment ece) {
        Check.code("ibv_query_ece", Ibverbs.ibv_query_ece(qp, ece));
    }
}
