package org.rdma4j.gen.pipeline;

/** Receives messages while a run proceeds. */
public interface ProgressListener {

    /** Called at the start of a step. */
    void progress(String message);

    /** Called for something that the user should know and that does not stop the run. */
    void note(String message);
}
