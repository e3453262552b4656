/** The data path: what is sent, written and read arrives, byte for byte, by every way that verbs have. */
@NullMarked
package org.rdma4j.tests.guest.data;

import org.jspecify.annotations.NullMarked;
