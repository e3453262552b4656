package org.rdma4j.gen.emit.unsupported;

import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Java cannot express a declaration, or a part of it. */
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

    /** What cannot be expressed: the declaration's C name, or one of its members'. */
    public String subject() {
        return site.subject();
    }

    /** Why. */
    public String reason() {
        return reason;
    }

    /** The error that it is where nothing may be left out; it names the header too where that is not the origin. */
    public ProblemException problem(DeclarationOrigins origins) {
        Location origin = origins.of(site.declaration());
        String header = site.declaration().header();
        String what = origin.file().equals(header) ? getMessage() : header + ": " + getMessage();
        return ProblemException.badInput(origin, what, remedy);
    }
}
