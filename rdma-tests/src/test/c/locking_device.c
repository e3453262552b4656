/*
 * A device whose queue has a spin lock, as drivers' queues have: ibv_wr_start returns with it held, ibv_wr_complete gives
 * it back, ibv_post_send takes it.
 */
#include <infiniband/verbs.h>
#include <pthread.h>

static struct ibv_context context;
static struct ibv_qp_ex qp;
static pthread_spinlock_t lock;

struct ibv_qp_ex *locking_qp(void);

static int post_send(struct ibv_qp *to, struct ibv_send_wr *wr, struct ibv_send_wr **bad_wr)
{
    (void)to;
    (void)wr;
    (void)bad_wr;
    pthread_spin_lock(&lock);
    pthread_spin_unlock(&lock);
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

struct ibv_qp_ex *locking_qp(void)
{
    pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
    context.ops.post_send = post_send;
    qp.qp_base.context = &context;
    qp.wr_start = start;
    qp.wr_complete = complete;
    return &qp;
}
