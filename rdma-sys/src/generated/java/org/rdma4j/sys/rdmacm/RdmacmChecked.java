// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.Check;

/**
 * {@link Rdmacm}'s functions that report failure by an error number, in forms that throw it. A success costs
 * nothing more. What is not here cannot fail, or tells in a way of its own: see its Javadoc there.
 */
public final class RdmacmChecked {
    private RdmacmChecked() {
    }

    /**
     * {@link Rdmacm#rdma_create_event_channel()}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment rdma_create_event_channel() {
        return Check.notNull("rdma_create_event_channel", Rdmacm.rdma_create_event_channel());
    }

    /**
     * {@link Rdmacm#rdma_create_id(MemorySegment, MemorySegment, MemorySegment, int)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_create_id(MemorySegment channel, MemorySegment id, MemorySegment context,
            int ps) {
        return Check.notMinusOne("rdma_create_id", Rdmacm.rdma_create_id(channel, id, context, ps));
    }

    /**
     * {@link Rdmacm#rdma_create_ep(MemorySegment, MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_create_ep(MemorySegment id, MemorySegment res, MemorySegment pd,
            MemorySegment qp_init_attr) {
        return Check.notMinusOne("rdma_create_ep", Rdmacm.rdma_create_ep(id, res, pd, qp_init_attr));
    }

    /**
     * {@link Rdmacm#rdma_destroy_id(MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_destroy_id(MemorySegment id) {
        return Check.notMinusOne("rdma_destroy_id", Rdmacm.rdma_destroy_id(id));
    }

    /**
     * {@link Rdmacm#rdma_bind_addr(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_bind_addr(MemorySegment id, MemorySegment addr) {
        return Check.notMinusOne("rdma_bind_addr", Rdmacm.rdma_bind_addr(id, addr));
    }

    /**
     * {@link Rdmacm#rdma_resolve_addr(MemorySegment, MemorySegment, MemorySegment, int)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_resolve_addr(MemorySegment id, MemorySegment src_addr,
            MemorySegment dst_addr, int timeout_ms) {
        return Check.notMinusOne("rdma_resolve_addr", Rdmacm.rdma_resolve_addr(id, src_addr, dst_addr, timeout_ms));
    }

    /**
     * {@link Rdmacm#rdma_resolve_route(MemorySegment, int)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_resolve_route(MemorySegment id, int timeout_ms) {
        return Check.notMinusOne("rdma_resolve_route", Rdmacm.rdma_resolve_route(id, timeout_ms));
    }

    /**
     * {@link Rdmacm#rdma_create_qp(MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_create_qp(MemorySegment id, MemorySegment pd,
            MemorySegment qp_init_attr) {
        return Check.notMinusOne("rdma_create_qp", Rdmacm.rdma_create_qp(id, pd, qp_init_attr));
    }

    /**
     * {@link Rdmacm#rdma_create_qp_ex(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_create_qp_ex(MemorySegment id, MemorySegment qp_init_attr) {
        return Check.notMinusOne("rdma_create_qp_ex", Rdmacm.rdma_create_qp_ex(id, qp_init_attr));
    }

    /**
     * {@link Rdmacm#rdma_connect(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_connect(MemorySegment id, MemorySegment conn_param) {
        return Check.notMinusOne("rdma_connect", Rdmacm.rdma_connect(id, conn_param));
    }

    /**
     * {@link Rdmacm#rdma_establish(MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_establish(MemorySegment id) {
        return Check.notMinusOne("rdma_establish", Rdmacm.rdma_establish(id));
    }

    /**
     * {@link Rdmacm#rdma_listen(MemorySegment, int)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_listen(MemorySegment id, int backlog) {
        return Check.notMinusOne("rdma_listen", Rdmacm.rdma_listen(id, backlog));
    }

    /**
     * {@link Rdmacm#rdma_get_request(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_get_request(MemorySegment listen, MemorySegment id) {
        return Check.notMinusOne("rdma_get_request", Rdmacm.rdma_get_request(listen, id));
    }

    /**
     * {@link Rdmacm#rdma_accept(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_accept(MemorySegment id, MemorySegment conn_param) {
        return Check.notMinusOne("rdma_accept", Rdmacm.rdma_accept(id, conn_param));
    }

    /**
     * {@link Rdmacm#rdma_reject(MemorySegment, MemorySegment, int)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_reject(MemorySegment id, MemorySegment private_data,
            int private_data_len) {
        return Check.notMinusOne("rdma_reject", Rdmacm.rdma_reject(id, private_data, private_data_len));
    }

    /**
     * {@link Rdmacm#rdma_reject_ece(MemorySegment, MemorySegment, int)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_reject_ece(MemorySegment id, MemorySegment private_data,
            int private_data_len) {
        return Check.notMinusOne("rdma_reject_ece", Rdmacm.rdma_reject_ece(id, private_data, private_data_len));
    }

    /**
     * {@link Rdmacm#rdma_notify(MemorySegment, int)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_notify(MemorySegment id, int event) {
        return Check.notMinusOne("rdma_notify", Rdmacm.rdma_notify(id, event));
    }

    /**
     * {@link Rdmacm#rdma_disconnect(MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_disconnect(MemorySegment id) {
        return Check.notMinusOne("rdma_disconnect", Rdmacm.rdma_disconnect(id));
    }

    /**
     * {@link Rdmacm#rdma_join_multicast(MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_join_multicast(MemorySegment id, MemorySegment addr,
            MemorySegment context) {
        return Check.notMinusOne("rdma_join_multicast", Rdmacm.rdma_join_multicast(id, addr, context));
    }

    /**
     * {@link Rdmacm#rdma_leave_multicast(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_leave_multicast(MemorySegment id, MemorySegment addr) {
        return Check.notMinusOne("rdma_leave_multicast", Rdmacm.rdma_leave_multicast(id, addr));
    }

    /**
     * {@link Rdmacm#rdma_join_multicast_ex(MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_join_multicast_ex(MemorySegment id, MemorySegment mc_join_attr,
            MemorySegment context) {
        return Check.notMinusOne("rdma_join_multicast_ex", Rdmacm.rdma_join_multicast_ex(id, mc_join_attr, context));
    }

    /**
     * {@link Rdmacm#rdma_get_cm_event(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_get_cm_event(MemorySegment channel, MemorySegment event) {
        return Check.notMinusOne("rdma_get_cm_event", Rdmacm.rdma_get_cm_event(channel, event));
    }

    /**
     * {@link Rdmacm#rdma_ack_cm_event(MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_ack_cm_event(MemorySegment event) {
        return Check.notMinusOne("rdma_ack_cm_event", Rdmacm.rdma_ack_cm_event(event));
    }

    /**
     * {@link Rdmacm#rdma_get_devices(MemorySegment)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment rdma_get_devices(MemorySegment num_devices) {
        return Check.notNull("rdma_get_devices", Rdmacm.rdma_get_devices(num_devices));
    }

    /**
     * {@link Rdmacm#rdma_set_option(MemorySegment, int, int, MemorySegment, long)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_set_option(MemorySegment id, int level, int optname,
            MemorySegment optval, long optlen) {
        return Check.notMinusOne("rdma_set_option", Rdmacm.rdma_set_option(id, level, optname, optval, optlen));
    }

    /**
     * {@link Rdmacm#rdma_migrate_id(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_migrate_id(MemorySegment id, MemorySegment channel) {
        return Check.notMinusOne("rdma_migrate_id", Rdmacm.rdma_migrate_id(id, channel));
    }

    /**
     * {@link Rdmacm#rdma_getaddrinfo(MemorySegment, MemorySegment, MemorySegment, MemorySegment)},
     * checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_getaddrinfo(MemorySegment node, MemorySegment service,
            MemorySegment hints, MemorySegment res) {
        Check.addressInfo("rdma_getaddrinfo", Rdmacm.rdma_getaddrinfo(node, service, hints, res));
    }

    /**
     * {@link Rdmacm#rdma_init_qp_attr(MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_init_qp_attr(MemorySegment id, MemorySegment qp_attr,
            MemorySegment qp_attr_mask) {
        return Check.notMinusOne("rdma_init_qp_attr", Rdmacm.rdma_init_qp_attr(id, qp_attr, qp_attr_mask));
    }

    /**
     * {@link Rdmacm#rdma_set_local_ece(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_set_local_ece(MemorySegment id, MemorySegment ece) {
        return Check.notMinusOne("rdma_set_local_ece", Rdmacm.rdma_set_local_ece(id, ece));
    }

    /**
     * {@link Rdmacm#rdma_get_remote_ece(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_get_remote_ece(MemorySegment id, MemorySegment ece) {
        return Check.notMinusOne("rdma_get_remote_ece", Rdmacm.rdma_get_remote_ece(id, ece));
    }

    /**
     * {@link Rdmacm#rdma_resolve_addrinfo(MemorySegment, MemorySegment, MemorySegment, MemorySegment)},
     * checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_resolve_addrinfo(MemorySegment id, MemorySegment node,
            MemorySegment service, MemorySegment hints) {
        return Check.notMinusOne("rdma_resolve_addrinfo", Rdmacm.rdma_resolve_addrinfo(id, node, service, hints));
    }

    /**
     * {@link Rdmacm#rdma_query_addrinfo(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_query_addrinfo(MemorySegment id, MemorySegment info) {
        return Check.notMinusOne("rdma_query_addrinfo", Rdmacm.rdma_query_addrinfo(id, info));
    }

    /**
     * {@link Rdmacm#rdma_write_cm_event(MemorySegment, int, int, long)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_write_cm_event(MemorySegment id, int event, int status, long arg) {
        return Check.notMinusOne("rdma_write_cm_event", Rdmacm.rdma_write_cm_event(id, event, status, arg));
    }

    /**
     * {@link Rdmacm#rdma_seterrno(int)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_seterrno(int ret) {
        return Check.notMinusOne("rdma_seterrno", Rdmacm.rdma_seterrno(ret));
    }

    /**
     * {@link Rdmacm#rdma_create_srq(MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_create_srq(MemorySegment id, MemorySegment pd, MemorySegment attr) {
        return Check.notMinusOne("rdma_create_srq", Rdmacm.rdma_create_srq(id, pd, attr));
    }

    /**
     * {@link Rdmacm#rdma_create_srq_ex(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_create_srq_ex(MemorySegment id, MemorySegment attr) {
        return Check.notMinusOne("rdma_create_srq_ex", Rdmacm.rdma_create_srq_ex(id, attr));
    }

    /**
     * {@link Rdmacm#rdma_reg_msgs(MemorySegment, MemorySegment, long)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment rdma_reg_msgs(MemorySegment id, MemorySegment addr, long length) {
        return Check.notNull("rdma_reg_msgs", Rdmacm.rdma_reg_msgs(id, addr, length));
    }

    /**
     * {@link Rdmacm#rdma_reg_read(MemorySegment, MemorySegment, long)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment rdma_reg_read(MemorySegment id, MemorySegment addr, long length) {
        return Check.notNull("rdma_reg_read", Rdmacm.rdma_reg_read(id, addr, length));
    }

    /**
     * {@link Rdmacm#rdma_reg_write(MemorySegment, MemorySegment, long)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment rdma_reg_write(MemorySegment id, MemorySegment addr, long length) {
        return Check.notNull("rdma_reg_write", Rdmacm.rdma_reg_write(id, addr, length));
    }

    /**
     * {@link Rdmacm#rdma_dereg_mr(MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_dereg_mr(MemorySegment mr) {
        return Check.notMinusOne("rdma_dereg_mr", Rdmacm.rdma_dereg_mr(mr));
    }

    /**
     * {@link Rdmacm#rdma_post_recvv(MemorySegment, MemorySegment, MemorySegment, int)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_post_recvv(MemorySegment id, MemorySegment context, MemorySegment sgl,
            int nsge) {
        return Check.notMinusOne("rdma_post_recvv", Rdmacm.rdma_post_recvv(id, context, sgl, nsge));
    }

    /**
     * {@link Rdmacm#rdma_post_sendv(MemorySegment, MemorySegment, MemorySegment, int, int)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_post_sendv(MemorySegment id, MemorySegment context, MemorySegment sgl,
            int nsge, int flags) {
        return Check.notMinusOne("rdma_post_sendv", Rdmacm.rdma_post_sendv(id, context, sgl, nsge, flags));
    }

    /**
     * {@link Rdmacm#rdma_post_readv(MemorySegment, MemorySegment, MemorySegment, int, int, long, int)},
     * checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_post_readv(MemorySegment id, MemorySegment context, MemorySegment sgl,
            int nsge, int flags, long remote_addr, int rkey) {
        return Check.notMinusOne("rdma_post_readv", Rdmacm.rdma_post_readv(id, context, sgl, nsge, flags, remote_addr, rkey));
    }

    /**
     * {@link Rdmacm#rdma_post_writev(MemorySegment, MemorySegment, MemorySegment, int, int, long, int)},
     * checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_post_writev(MemorySegment id, MemorySegment context, MemorySegment sgl,
            int nsge, int flags, long remote_addr, int rkey) {
        return Check.notMinusOne("rdma_post_writev", Rdmacm.rdma_post_writev(id, context, sgl, nsge, flags, remote_addr, rkey));
    }

    /**
     * {@link Rdmacm#rdma_post_recv(MemorySegment, MemorySegment, MemorySegment, long, MemorySegment)},
     * checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_post_recv(MemorySegment id, MemorySegment context, MemorySegment addr,
            long length, MemorySegment mr) {
        return Check.notMinusOne("rdma_post_recv", Rdmacm.rdma_post_recv(id, context, addr, length, mr));
    }

    /**
     * {@link Rdmacm#rdma_post_send(MemorySegment, MemorySegment, MemorySegment, long, MemorySegment, int)},
     * checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_post_send(MemorySegment id, MemorySegment context, MemorySegment addr,
            long length, MemorySegment mr, int flags) {
        return Check.notMinusOne("rdma_post_send", Rdmacm.rdma_post_send(id, context, addr, length, mr, flags));
    }

    /**
     * {@link Rdmacm#rdma_post_read(MemorySegment, MemorySegment, MemorySegment, long, MemorySegment, int, long, int)},
     * checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_post_read(MemorySegment id, MemorySegment context, MemorySegment addr,
            long length, MemorySegment mr, int flags, long remote_addr, int rkey) {
        return Check.notMinusOne("rdma_post_read", Rdmacm.rdma_post_read(id, context, addr, length, mr, flags, remote_addr, rkey));
    }

    /**
     * {@link Rdmacm#rdma_post_write(MemorySegment, MemorySegment, MemorySegment, long, MemorySegment, int, long, int)},
     * checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_post_write(MemorySegment id, MemorySegment context, MemorySegment addr,
            long length, MemorySegment mr, int flags, long remote_addr, int rkey) {
        return Check.notMinusOne("rdma_post_write", Rdmacm.rdma_post_write(id, context, addr, length, mr, flags, remote_addr, rkey));
    }

    /**
     * {@link Rdmacm#rdma_post_ud_send(MemorySegment, MemorySegment, MemorySegment, long, MemorySegment, int, MemorySegment, int)},
     * checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_post_ud_send(MemorySegment id, MemorySegment context, MemorySegment addr,
            long length, MemorySegment mr, int flags, MemorySegment ah, int remote_qpn) {
        return Check.notMinusOne("rdma_post_ud_send", Rdmacm.rdma_post_ud_send(id, context, addr, length, mr, flags, ah, remote_qpn));
    }

    /**
     * {@link Rdmacm#rdma_get_send_comp(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_get_send_comp(MemorySegment id, MemorySegment wc) {
        return Check.notMinusOne("rdma_get_send_comp", Rdmacm.rdma_get_send_comp(id, wc));
    }

    /**
     * {@link Rdmacm#rdma_get_recv_comp(MemorySegment, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int rdma_get_recv_comp(MemorySegment id, MemorySegment wc) {
        return Check.notMinusOne("rdma_get_recv_comp", Rdmacm.rdma_get_recv_comp(id, wc));
    }
}
