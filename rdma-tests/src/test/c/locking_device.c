/*
 * A simulated device whose queue has a spin lock, like the queues of drivers: ibv_wr_start acquires it, ibv_wr_complete
 * releases it, and ibv_post_send acquires and releases it. So does ibv_next_poll, to free the entry of the completion
 * (EFA) or to move the queue to the error state (hns); with hns, ibv_wr_complete acquires the lock again.
 */
#include <infiniband/verbs.h>
#include <pthread.h>

static struct ibv_context context;
static struct ibv_qp_ex qp;
static struct ibv_cq_ex cq;
static struct ibv_qp_ex other_qp;
static pthread_spinlock_t lock;

struct ibv_qp_ex *locking_qp(void);
struct ibv_qp_ex *locking_other_qp(void);
struct ibv_cq_ex *locking_cq(void);

static void take_and_give_back(void)
{
    pthread_spin_lock(&lock);
    pthread_spin_unlock(&lock);
}

static int post_send(struct ibv_qp *to, struct ibv_send_wr *wr, struct ibv_send_wr **bad_wr)
{
    (void)to;
    (void)wr;
    (void)bad_wr;
    take_and_give_back();
    return 0;
}

static void start(struct ibv_qp_ex *of)
{
    (void)of;
    pthread_spin_lock(&lock);
}

static int complete(struct ibv_qp_ex *of)
{
    (void)of;
    pthread_spin_unlock(&lock);
    return 0;
}

static int start_poll(struct ibv_cq_ex *of, struct ibv_poll_cq_attr *attr)
{
    (void)of;
    (void)attr;
    return 0;
}

static int next_poll(struct ibv_cq_ex *of)
{
    (void)of;
    take_and_give_back();
    return 0;
}

static void end_poll(struct ibv_cq_ex *of)
{
    (void)of;
}

static void start_without(struct ibv_qp_ex *of)
{
    (void)of;
}

static int complete_without(struct ibv_qp_ex *of)
{
    (void)of;
    take_and_give_back();
    return 0;
}

/* A completion queue with completions of the queue pair. */
struct ibv_cq_ex *locking_cq(void)
{
    cq.context = &context;
    cq.start_poll = start_poll;
    cq.next_poll = next_poll;
    cq.end_poll = end_poll;
    return &cq;
}

/* View of the queue pair for a second thread, whose ibv_wr_start found the lock free. */
struct ibv_qp_ex *locking_other_qp(void)
{
    other_qp.qp_base.context = &context;
    other_qp.wr_start = start_without;
    other_qp.wr_complete = complete_without;
    return &other_qp;
}

struct ibv_qp_ex *locking_qp(void)
{
    pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
    context.ops.post_send = post_send;
    qp.qp_base.context = &context;
    qp.wr_start = start;
    qp.wr_complete = complete;
    return &qp;
}
