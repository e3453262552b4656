/*
 * The benchmarks in C: loops that perform the work of the Java methods. Included twice, with
 *
 *   LOOP(name)  the name of a loop function
 *   CALL(name)  the expression that calls a function of verbs.h
 *
 * Each loop returns the sum of the values that it has read, so that the compiler cannot eliminate code.
 */

BENCH_API uint64_t LOOP(poll_empty)(struct ibv_cq *cq, struct ibv_wc *wc, int times) {
    uint64_t sum = 0;
    for (int n = 0; n < times; n++) {
        sum += CALL(ibv_poll_cq)(cq, 16, wc);
    }
    return sum;
}

static uint64_t LOOP(read_wc)(const struct ibv_wc *wc) {
    return wc->wr_id + wc->status + wc->opcode + wc->vendor_err + wc->byte_len + be32toh(wc->imm_data) + wc->qp_num
           + wc->src_qp + wc->wc_flags + wc->pkey_index + wc->slid + wc->sl + wc->dlid_path_bits;
}

BENCH_API uint64_t LOOP(poll_full)(struct ibv_cq *cq, struct ibv_wc *wc, int room, int times) {
    uint64_t sum = 0;
    for (int n = 0; n < times; n++) {
        int found = CALL(ibv_poll_cq)(cq, room, wc);
        for (int i = 0; i < found; i++) {
            sum += LOOP(read_wc)(&wc[i]);
        }
    }
    return sum;
}

BENCH_API uint64_t LOOP(post_send)(struct ibv_qp *qp, struct ibv_send_wr *wr, struct ibv_send_wr **bad_wr, int times) {
    uint64_t sum = 0;
    for (int n = 0; n < times; n++) {
        sum += CALL(ibv_post_send)(qp, wr, bad_wr);
    }
    return sum;
}

BENCH_API uint64_t LOOP(post_recv)(struct ibv_qp *qp, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad_wr, int times) {
    uint64_t sum = 0;
    for (int n = 0; n < times; n++) {
        sum += CALL(ibv_post_recv)(qp, wr, bad_wr);
    }
    return sum;
}

/* Writes all fields of the requests and their elements in each iteration. */
BENCH_API uint64_t LOOP(post_chain)(struct ibv_qp *qp, struct ibv_send_wr *wr, struct ibv_sge *sge,
                                    struct ibv_send_wr **bad_wr, int length, int times) {
    uint64_t sum = 0;
    for (int n = 0; n < times; n++) {
        for (int i = 0; i < length; i++) {
            sge[i].addr = 0x10000 + (uint64_t)i * 4096;
            sge[i].length = 4096;
            sge[i].lkey = 0x1234;
            wr[i].wr_id = n + i;
            wr[i].next = i + 1 < length ? &wr[i + 1] : NULL;
            wr[i].sg_list = &sge[i];
            wr[i].num_sge = 1;
            wr[i].opcode = IBV_WR_RDMA_WRITE;
            wr[i].send_flags = IBV_SEND_SIGNALED;
            wr[i].wr.rdma.remote_addr = 0x20000 + (uint64_t)i * 4096;
            wr[i].wr.rdma.rkey = 0x5678;
        }
        sum += CALL(ibv_post_send)(qp, wr, bad_wr);
    }
    return sum;
}

BENCH_API uint64_t LOOP(extended_send)(struct ibv_qp_ex *qp, int times) {
    uint64_t sum = 0;
    for (int n = 0; n < times; n++) {
        CALL(ibv_wr_start)(qp);
        qp->wr_id = n;
        qp->wr_flags = IBV_SEND_SIGNALED;
        CALL(ibv_wr_rdma_write)(qp, 0x5678, 0x20000);
        CALL(ibv_wr_set_sge)(qp, 0x1234, 0x10000, 4096);
        sum += CALL(ibv_wr_complete)(qp);
    }
    return sum;
}

BENCH_API uint64_t LOOP(extended_poll)(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr, int times) {
    uint64_t sum = 0;
    for (int n = 0; n < times; n++) {
        int result = CALL(ibv_start_poll)(cq, attr);
        if (result) {
            continue;
        }
        do {
            sum += cq->wr_id + cq->status;
            sum += CALL(ibv_wc_read_opcode)(cq);
            sum += CALL(ibv_wc_read_byte_len)(cq);
            sum += be32toh(CALL(ibv_wc_read_imm_data)(cq));
            sum += CALL(ibv_wc_read_qp_num)(cq);
            sum += CALL(ibv_wc_read_wc_flags)(cq);
            result = CALL(ibv_next_poll)(cq);
        } while (!result);
        CALL(ibv_end_poll)(cq);
    }
    return sum;
}

BENCH_API uint64_t LOOP(round_trip)(struct ibv_qp *qp, struct ibv_send_wr *wr, struct ibv_send_wr **bad_wr,
                                    struct ibv_cq *cq, struct ibv_wc *wc, int times) {
    uint64_t sum = 0;
    for (int n = 0; n < times; n++) {
        wr->wr_id = n;
        sum += CALL(ibv_post_send)(qp, wr, bad_wr);
        while (CALL(ibv_poll_cq)(cq, 1, wc) == 0) {
        }
        sum += wc->wr_id + wc->status;
    }
    return sum;
}

/* Writes only the identifiers: the requests are prepared and linked in advance. */
BENCH_API uint64_t LOOP(chain_round_trip)(struct ibv_qp *qp, struct ibv_send_wr *wr, struct ibv_send_wr **bad_wr,
                                          struct ibv_cq *cq, struct ibv_wc *wc, int length, int times) {
    uint64_t sum = 0;
    for (int n = 0; n < times; n++) {
        for (int i = 0; i < length; i++) {
            wr[i].wr_id = n + i;
        }
        sum += CALL(ibv_post_send)(qp, wr, bad_wr);
        for (int left = length; left > 0;) {
            int found = CALL(ibv_poll_cq)(cq, 16, wc);
            for (int i = 0; i < found; i++) {
                sum += wc[i].wr_id + wc[i].status;
            }
            left -= found;
        }
    }
    return sum;
}

BENCH_API uint64_t LOOP(receive_round_trip)(struct ibv_qp *qp, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad_wr,
                                            struct ibv_cq *cq, struct ibv_wc *wc, int length, int times) {
    uint64_t sum = 0;
    for (int n = 0; n < times; n++) {
        for (int i = 0; i < length; i++) {
            wr[i].wr_id = n + i;
        }
        sum += CALL(ibv_post_recv)(qp, wr, bad_wr);
        for (int left = length; left > 0;) {
            int found = CALL(ibv_poll_cq)(cq, 16, wc);
            for (int i = 0; i < found; i++) {
                sum += wc[i].wr_id + wc[i].status + wc[i].byte_len;
            }
            left -= found;
        }
    }
    return sum;
}
