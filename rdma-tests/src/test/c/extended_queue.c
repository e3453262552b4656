/*
 * A simulated extended completion queue with timestamps, which software devices lack. Each field of each completion has
 * a distinct value. Counts uses that violate the rules of drivers.
 */
#include <endian.h>
#include <errno.h>
#include <infiniband/verbs.h>
#include <stddef.h>

enum { FAILED = 2, VENDOR = 0x77 };

static struct ibv_cq_ex queue;
static int at, end, locked, consumed, wrong, broken;

static void show(void) {
    queue.wr_id = 1000 + at;
    queue.status = at == FAILED ? IBV_WC_REM_ACCESS_ERR : IBV_WC_SUCCESS;
}

static int start_poll(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr) {
    wrong += locked || cq != &queue || attr->comp_mask;
    if (broken)
        return EIO;
    if (at == end)
        return ENOENT;
    locked = 1;
    consumed = 0;
    show();
    return 0;
}

static int next_poll(struct ibv_cq_ex *cq) {
    wrong += !locked || consumed || cq != &queue;
    at++;
    consumed = at == end;
    if (consumed)
        return ENOENT;
    show();
    return 0;
}

static void end_poll(struct ibv_cq_ex *cq) {
    wrong += !locked || cq != &queue;
    at += !consumed;
    locked = 0;
}

/* For fields that are valid for successful completions only. */
static int field(int value) {
    wrong += !locked || queue.status != IBV_WC_SUCCESS;
    return value + at;
}

#define READER(type, name, value)                                                                                      \
    static type name(struct ibv_cq_ex *cq) {                                                                           \
        (void)cq;                                                                                                      \
        return value;                                                                                                  \
    }

READER(uint32_t, read_vendor_err, VENDOR)
READER(uint32_t, read_byte_len, field(100))
READER(uint32_t, read_qp_num, 0x200 + at)
READER(uint32_t, read_src_qp, field(0x300))
READER(uint32_t, read_slid, field(0x8000))
READER(uint8_t, read_sl, field(5))
READER(uint8_t, read_dlid_path_bits, field(0x40))
READER(uint64_t, read_completion_ts, (1ULL << 40) + field(0))
READER(uint64_t, read_completion_wallclock_ns, (1ULL << 50) + field(0))
READER(__be32, read_imm_data, htobe32(field(0x01020304)))
READER(enum ibv_wc_opcode, read_opcode, field(0) * 0 + IBV_WC_RECV)
READER(unsigned int, read_wc_flags, field(0) * 0 + IBV_WC_WITH_IMM)

/* Creates a queue with a number of completions. The functions that read timestamps exist only if they are requested. */
struct ibv_cq_ex *extended_queue(int completions, int device_times, int wall_clock);
int extended_queue_wrong(void);
void extended_queue_breaks(void);

struct ibv_cq_ex *extended_queue(int completions, int device_times, int wall_clock) {
    at = locked = wrong = broken = 0;
    end = completions;
    queue.start_poll = start_poll;
    queue.next_poll = next_poll;
    queue.end_poll = end_poll;
    queue.read_opcode = read_opcode;
    queue.read_vendor_err = read_vendor_err;
    queue.read_byte_len = read_byte_len;
    queue.read_qp_num = read_qp_num;
    queue.read_src_qp = read_src_qp;
    queue.read_slid = read_slid;
    queue.read_sl = read_sl;
    queue.read_dlid_path_bits = read_dlid_path_bits;
    queue.read_imm_data = read_imm_data;
    queue.read_wc_flags = read_wc_flags;
    queue.read_completion_ts = device_times ? read_completion_ts : NULL;
    queue.read_completion_wallclock_ns = wall_clock ? read_completion_wallclock_ns : NULL;
    return &queue;
}

/* Returns the number of violations, including a queue that remains locked after a poll. */
int extended_queue_wrong(void) {
    return wrong + locked;
}

void extended_queue_breaks(void) {
    broken = 1;
}
