package org.rdma4j.gen.parse;

import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTFileLocation;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.internal.core.dom.parser.ASTNode;
import org.rdma4j.gen.preprocess.CToken;
import org.rdma4j.gen.problem.Location;

/** Where a node of the syntax tree stands. What a macro expanded to stands where the macro was used. */
final class NodeLocations {

    private NodeLocations() {}

    static Location of(IASTNode node) {
        IASTFileLocation location = node.getFileLocation();
        return location == null
                ? Location.of(node.getTranslationUnit().getFilePath())
                : new Location(location.getFileName(), location.getStartingLineNumber());
    }

    /** Returns the tokens that a node was made of. */
    static List<CToken> tokens(IASTNode node) {
        return TokenLocations.of(node)
                .tokens()
                .tokens()
                .subList(TokenLocations.index(sequence(node)), TokenLocations.index(end(node)));
    }

    /** A number that grows along the translation unit, across its files. */
    static int sequence(IASTNode node) {
        return ((ASTNode) node).getOffset();
    }

    /** The number at which the node has ended. */
    static int end(IASTNode node) {
        ASTNode place = (ASTNode) node;
        return place.getOffset() + place.getLength();
    }
}
