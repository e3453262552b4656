package org.rdma4j.gen.emit.unsupported;

import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Thrown if Java cannot express a declaration or a part of it. */
public final class UnsupportedDeclarationException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient DeclarationPart site;
    private final String reason;
    private final String remedy;

    public UnsupportedDeclarationException(DeclarationPart site, String reason, String remedy) {
        super(site.subject() + ": " + reason);
        this.site = site;
        this.reason = reason;
        this.remedy = remedy;
    }

    /** Returns the C name of the declaration or member. */
    public String subject() {
        return site.subject();
    }

    /** Returns the reason. */
    public String reason() {
        return reason;
    }

    /** Converts this exception for a partition that does not skip unsupported declarations. */
    public ProblemException problem(DeclarationOrigins origins) {
        Location origin = origins.of(site.declaration());
        String header = site.declaration().header();
        String what = origin.file().equals(header) ? getMessage() : header + ": " + getMessage();
        return ProblemException.badInput(origin, what, remedy);
    }
}
