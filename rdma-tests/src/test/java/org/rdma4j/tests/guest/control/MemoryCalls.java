package org.rdma4j.tests.guest.control;

import static org.rdma4j.sys.ibverbs.ibv_access_flags.IBV_ACCESS_HUGETLB;
import static org.rdma4j.sys.ibverbs.ibv_access_flags.IBV_ACCESS_LOCAL_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_access_flags.IBV_ACCESS_ON_DEMAND;
import static org.rdma4j.sys.ibverbs.ibv_access_flags.IBV_ACCESS_RELAXED_ORDERING;
import static org.rdma4j.sys.ibverbs.ibv_access_flags.IBV_ACCESS_REMOTE_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_access_flags.IBV_ACCESS_ZERO_BASED;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_alloc_dm_attr;
import org.rdma4j.sys.ibverbs.ibv_context;
import org.rdma4j.sys.ibverbs.ibv_mr;
import org.rdma4j.sys.ibverbs.ibv_mw_type;
import org.rdma4j.sys.ibverbs.ibv_parent_domain_init_attr;
import org.rdma4j.sys.ibverbs.ibv_pd;
import org.rdma4j.sys.ibverbs.ibv_qp_open_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_open_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.sys.ibverbs.ibv_rereg_mr_flags;
import org.rdma4j.sys.ibverbs.ibv_sge;
import org.rdma4j.sys.ibverbs.ibv_td_init_attr;
import org.rdma4j.sys.ibverbs.ibv_xrcd_init_attr;
import org.rdma4j.sys.ibverbs.ibv_xrcd_init_attr_mask;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.tests.guest.support.Node;

/** Calls for protection domains, memory and imported objects, in the order of {@code answers.c}. */
final class MemoryCalls {
    private static final int PAGE = 4096;
    private static final MemorySegment NULL = MemorySegment.NULL;

    private final CallResults answers;
    private final Arena arena;
    private final MemorySegment context;
    private final MemorySegment pd;
    private final MemorySegment memory;
    private final MemorySegment mr;

    MemoryCalls(CallResults answers, Node node, MemorySegment memory, MemorySegment mr) {
        this.answers = answers;
        this.arena = node.arena();
        this.context = node.context();
        this.pd = node.pd();
        this.memory = memory;
        this.mr = mr;
    }

    void callAll() {
        domains();
        newKinds();
        registrations();
        windows();
        imports();
    }

    private void domains() {
        MemorySegment thread = ibv_td_init_attr.allocate(arena);
        answers.made(
                "alloc_td",
                () -> Ibverbs.ibv_alloc_td(context, thread),
                td -> answers.number("dealloc_td", () -> Ibverbs.ibv_dealloc_td(td)));

        MemorySegment parent = ibv_parent_domain_init_attr.allocate(arena);
        ibv_parent_domain_init_attr.pd(parent, pd);
        answers.made(
                "alloc_parent_domain",
                () -> Ibverbs.ibv_alloc_parent_domain(context, parent),
                p -> answers.number("dealloc_parent_domain", () -> Ibverbs.ibv_dealloc_pd(p)));

        MemorySegment xrc = ibv_xrcd_init_attr.allocate(arena);
        ibv_xrcd_init_attr.comp_mask(
                xrc, ibv_xrcd_init_attr_mask.IBV_XRCD_INIT_ATTR_FD | ibv_xrcd_init_attr_mask.IBV_XRCD_INIT_ATTR_OFLAGS);
        ibv_xrcd_init_attr.fd(xrc, -1);
        ibv_xrcd_init_attr.oflags(xrc, Posix.O_CREAT);
        answers.made(
                "open_xrcd",
                () -> Ibverbs.ibv_open_xrcd(context, xrc),
                x -> answers.number("close_xrcd", () -> Ibverbs.ibv_close_xrcd(x)));

        MemorySegment open = ibv_qp_open_attr.allocate(arena);
        ibv_qp_open_attr.comp_mask(
                open,
                ibv_qp_open_attr_mask.IBV_QP_OPEN_ATTR_NUM
                        | ibv_qp_open_attr_mask.IBV_QP_OPEN_ATTR_XRCD
                        | ibv_qp_open_attr_mask.IBV_QP_OPEN_ATTR_TYPE);
        ibv_qp_open_attr.qp_num(open, 1);
        ibv_qp_open_attr.qp_type(open, ibv_qp_type.IBV_QPT_XRC_RECV);
        answers.pointer("open_qp", () -> Ibverbs.ibv_open_qp(context, open));
    }

    private void newKinds() {
        answers.made(
                "alloc_null_mr",
                () -> Ibverbs.ibv_alloc_null_mr(pd),
                n -> answers.number("dereg_null_mr", () -> Ibverbs.ibv_dereg_mr(n)));
        MemorySegment device = ibv_alloc_dm_attr.allocate(arena);
        ibv_alloc_dm_attr.length(device, 64);
        answers.made(
                "alloc_dm",
                () -> Ibverbs.ibv_alloc_dm(context, device),
                dm -> answers.number("free_dm", () -> Ibverbs.ibv_free_dm(dm)));
        MemorySegment onDemand = answers.pointer(
                "reg_mr on demand",
                () -> Ibverbs.ibv_reg_mr(pd, memory, PAGE, IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_ON_DEMAND));
        boolean isOnDemand = !onDemand.equals(NULL);
        MemorySegment sge = ibv_sge.allocate(arena);
        ibv_sge.addr(sge, memory.address());
        ibv_sge.length(sge, PAGE);
        // On Linux 7.2, soft-RoCE prefetches regions without on-demand paging as well, which crashes the kernel.
        ibv_sge.lkey(sge, ibv_mr.lkey(isOnDemand ? onDemand : mr));
        answers.number(
                "advise_mr",
                () -> Ibverbs.ibv_advise_mr(
                        pd, Ibverbs.IBV_ADVISE_MR_ADVICE_PREFETCH, Ibverbs.IBV_ADVISE_MR_FLAG_FLUSH, sge, 1));
        if (isOnDemand) {
            answers.number("dereg_mr on demand", () -> Ibverbs.ibv_dereg_mr(onDemand));
        }
        // Any descriptor that is not a dma-buf will do: a device that supports dma-buf reports the wrong type.
        int fd = Posix.eventfd(0, 0);
        answers.pointer("reg_dmabuf_mr", () -> Ibverbs.ibv_reg_dmabuf_mr(pd, 0, PAGE, 0, fd, IBV_ACCESS_LOCAL_WRITE));
        Posix.close(fd);
    }

    private void registrations() {
        answers.number(
                "rereg_mr access",
                () -> Ibverbs.ibv_rereg_mr(
                        mr, ibv_rereg_mr_flags.IBV_REREG_MR_CHANGE_ACCESS, NULL, NULL, 0, IBV_ACCESS_LOCAL_WRITE));
        answers.number(
                "rereg_mr pd",
                () -> Ibverbs.ibv_rereg_mr(mr, ibv_rereg_mr_flags.IBV_REREG_MR_CHANGE_PD, pd, NULL, 0, 0));
        answers.number(
                "rereg_mr translation",
                () -> Ibverbs.ibv_rereg_mr(
                        mr, ibv_rereg_mr_flags.IBV_REREG_MR_CHANGE_TRANSLATION, NULL, memory, PAGE, 0));
        register("reg_mr huge pages", memory, IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_HUGETLB);
        answers.made(
                "reg_mr relaxed ordering",
                () -> Ibverbs.ibv_reg_mr(pd, memory, PAGE, IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_RELAXED_ORDERING),
                made -> answers.number("dereg_mr", () -> Ibverbs.ibv_dereg_mr(made)));
        register("reg_mr remote without local write", memory, IBV_ACCESS_REMOTE_WRITE);
        register("reg_mr zero based", memory, IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_ZERO_BASED);
        register("reg_mr no memory", NULL, IBV_ACCESS_LOCAL_WRITE);
        answers.made(
                "reg_mr_iova",
                () -> Ibverbs.ibv_reg_mr_iova(pd, memory, PAGE, 0x10000, IBV_ACCESS_LOCAL_WRITE),
                made -> answers.number("dereg_mr iova", () -> Ibverbs.ibv_dereg_mr(made)));
    }

    private void register(String label, MemorySegment what, int access) {
        answers.made(label, () -> Ibverbs.ibv_reg_mr(pd, what, PAGE, access), Ibverbs::ibv_dereg_mr);
    }

    private void windows() {
        answers.made(
                "alloc_mw 1",
                () -> Ibverbs.ibv_alloc_mw(pd, ibv_mw_type.IBV_MW_TYPE_1),
                mw -> answers.number("dealloc_mw 1", () -> Ibverbs.ibv_dealloc_mw(mw)));
        answers.made(
                "alloc_mw 2",
                () -> Ibverbs.ibv_alloc_mw(pd, ibv_mw_type.IBV_MW_TYPE_2),
                mw -> answers.number("dealloc_mw 2", () -> Ibverbs.ibv_dealloc_mw(mw)));
    }

    private void imports() {
        int fd = Posix.fcntl(ibv_context.cmd_fd(context), Posix.F_DUPFD, 0);
        answers.made(
                "import_device",
                () -> Ibverbs.ibv_import_device(fd),
                c -> answers.number("close_imported_device", () -> Ibverbs.ibv_close_device(c)));
        Posix.close(fd);
        answers.made("import_pd", () -> Ibverbs.ibv_import_pd(context, ibv_pd.handle(pd)), Ibverbs::ibv_unimport_pd);
        answers.made("import_mr", () -> Ibverbs.ibv_import_mr(pd, ibv_mr.handle(mr)), Ibverbs::ibv_unimport_mr);
        answers.made("import_dm", () -> Ibverbs.ibv_import_dm(context, 1), Ibverbs::ibv_unimport_dm);
    }
}
