/**
 * Several releases become one: metadata of each goes in, oldest or newest first alike, and a {@link
 * org.rdma4j.gen.model.Union} comes out, which has the newest release's declarations, behind them what only older ones
 * have, and since when and until when each is there.
 *
 * <p>One binding serves all of them only while nothing that compiled Java relies on differs: a place in a record, a
 * value, a signature. Where something does, merging stops and names it, unless the configuration lists the field as
 * moved. Called by {@code cli}, before emission.
 */
@NullMarked
package org.rdma4j.gen.merge;

import org.jspecify.annotations.NullMarked;
