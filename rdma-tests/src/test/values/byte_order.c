#include "byte_order.h"
#include <arpa/inet.h>
#include <endian.h>

__u64 read_header(const struct header *h, int field)
{
	switch (field) {
	case 0: return ntohs(h->port);
	case 1: return ntohl(h->address);
	case 2: return be64toh(h->guid);
	case 3: return h->host;
	default: return ntohs(h->ports[field - 4]);
	}
}

void write_header(struct header *h, __u16 port, __u32 address, __u64 guid)
{
	h->port = htons(port);
	h->address = htonl(address);
	h->guid = htobe64(guid);
	h->host = port;
	for (int i = 0; i < 3; i++)
		h->ports[i] = htons(port + i);
}

__u16 read_plain(const struct plain_header *h) { return ntohs(h->port); }

/* Returns 0 if the two arguments differ in value; otherwise the value plus one, big-endian. */
__be16 pass_be16(__be16 wire, __u16 host) { return ntohs(wire) == host ? htons(host + 1) : 0; }
__be32 pass_be32(__be32 wire, __u32 host) { return ntohl(wire) == host ? htonl(host + 1) : 0; }
__be64 pass_be64(__be64 wire, __u64 host) { return be64toh(wire) == host ? htobe64(host + 1) : 0; }

__u32 call_on_address(on_address call, __u16 host_port, __u64 host_guid)
{
	return ntohl(call(htons(host_port), htobe64(host_guid)));
}
