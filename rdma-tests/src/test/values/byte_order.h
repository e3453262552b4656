#pragma once
#include <linux/types.h>

struct header {
	__be16 port;
	__be32 address;
	__be64 guid;
	__u16 host;
	__be16 ports[3];
};

/* port is big-endian according to its documentation only, like sin_port. */
struct plain_header { __u16 port; __u32 host; };

/* Takes values in host byte order, and returns the values after ntohs and similar functions. */
__u64 read_header(const struct header *h, int field);
void write_header(struct header *h, __u16 port, __u32 address, __u64 guid);
__u16 read_plain(const struct plain_header *h);

__be16 pass_be16(__be16 wire, __u16 host);
__be32 pass_be32(__be32 wire, __u32 host);
__be64 pass_be64(__be64 wire, __u64 host);

typedef __be32 (*on_address)(__be16 port, __be64 guid);
__u32 call_on_address(on_address call, __u16 host_port, __u64 host_guid);
