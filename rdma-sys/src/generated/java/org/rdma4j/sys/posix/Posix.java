// Generated; do not edit. Change posix.toml and run: ./dev generate
package org.rdma4j.sys.posix;

import java.lang.foreign.MemorySegment;
import java.util.Optional;
import org.rdma4j.sys.Check;
import org.rdma4j.sys.runtime.calling.CStrings;
import org.rdma4j.sys.runtime.calling.ErrnoCapture;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.checking.FunctionTable;
import org.rdma4j.sys.runtime.checking.Target;
import org.rdma4j.sys.runtime.loading.Library;

/**
 * The functions and constants of stddef.h, stdint.h, sys/types.h, errno.h, time.h, sys/time.h,
 * pthread.h, fcntl.h, unistd.h, poll.h, sys/epoll.h, sys/eventfd.h, sys/mman.h, sys/socket.h,
 * netinet/in.h, arpa/inet.h, netdb.h, in the order of the headers.
 */
public final class Posix {
    /**
     * {@code int EPERM}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int EPERM = 1;

    /**
     * {@code int ENOENT}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int ENOENT = 2;

    /**
     * {@code int ESRCH}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int ESRCH = 3;

    /**
     * {@code int EINTR}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int EINTR = 4;

    /**
     * {@code int EIO}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int EIO = 5;

    /**
     * {@code int ENXIO}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int ENXIO = 6;

    /**
     * {@code int E2BIG}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int E2BIG = 7;

    /**
     * {@code int ENOEXEC}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int ENOEXEC = 8;

    /**
     * {@code int EBADF}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int EBADF = 9;

    /**
     * {@code int ECHILD}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int ECHILD = 10;

    /**
     * {@code int EAGAIN}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int EAGAIN = 11;

    /**
     * {@code int ENOMEM}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int ENOMEM = 12;

    /**
     * {@code int EACCES}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int EACCES = 13;

    /**
     * {@code int EFAULT}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int EFAULT = 14;

    /**
     * {@code int ENOTBLK}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int ENOTBLK = 15;

    /**
     * {@code int EBUSY}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int EBUSY = 16;

    /**
     * {@code int EEXIST}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int EEXIST = 17;

    /**
     * {@code int EXDEV}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int EXDEV = 18;

    /**
     * {@code int ENODEV}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int ENODEV = 19;

    /**
     * {@code int ENOTDIR}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int ENOTDIR = 20;

    /**
     * {@code int EISDIR}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int EISDIR = 21;

    /**
     * {@code int EINVAL}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int EINVAL = 22;

    /**
     * {@code int ENFILE}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int ENFILE = 23;

    /**
     * {@code int EMFILE}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int EMFILE = 24;

    /**
     * {@code int ENOTTY}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int ENOTTY = 25;

    /**
     * {@code int ETXTBSY}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int ETXTBSY = 26;

    /**
     * {@code int EFBIG}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int EFBIG = 27;

    /**
     * {@code int ENOSPC}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int ENOSPC = 28;

    /**
     * {@code int ESPIPE}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int ESPIPE = 29;

    /**
     * {@code int EROFS}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int EROFS = 30;

    /**
     * {@code int EMLINK}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int EMLINK = 31;

    /**
     * {@code int EPIPE}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int EPIPE = 32;

    /**
     * {@code int EDOM}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int EDOM = 33;

    /**
     * {@code int ERANGE}, declared in {@code asm-generic/errno-base.h}.
     */
    public static final int ERANGE = 34;

    /**
     * {@code int EDEADLK}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EDEADLK = 35;

    /**
     * {@code int ENAMETOOLONG}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENAMETOOLONG = 36;

    /**
     * {@code int ENOLCK}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENOLCK = 37;

    /**
     * {@code int ENOSYS}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENOSYS = 38;

    /**
     * {@code int ENOTEMPTY}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENOTEMPTY = 39;

    /**
     * {@code int ELOOP}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ELOOP = 40;

    /**
     * {@code int EWOULDBLOCK}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EWOULDBLOCK = 11;

    /**
     * {@code int ENOMSG}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENOMSG = 42;

    /**
     * {@code int EIDRM}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EIDRM = 43;

    /**
     * {@code int ECHRNG}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ECHRNG = 44;

    /**
     * {@code int EL2NSYNC}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EL2NSYNC = 45;

    /**
     * {@code int EL3HLT}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EL3HLT = 46;

    /**
     * {@code int EL3RST}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EL3RST = 47;

    /**
     * {@code int ELNRNG}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ELNRNG = 48;

    /**
     * {@code int EUNATCH}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EUNATCH = 49;

    /**
     * {@code int ENOCSI}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENOCSI = 50;

    /**
     * {@code int EL2HLT}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EL2HLT = 51;

    /**
     * {@code int EBADE}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EBADE = 52;

    /**
     * {@code int EBADR}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EBADR = 53;

    /**
     * {@code int EXFULL}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EXFULL = 54;

    /**
     * {@code int ENOANO}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENOANO = 55;

    /**
     * {@code int EBADRQC}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EBADRQC = 56;

    /**
     * {@code int EBADSLT}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EBADSLT = 57;

    /**
     * {@code int EDEADLOCK}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EDEADLOCK = 35;

    /**
     * {@code int EBFONT}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EBFONT = 59;

    /**
     * {@code int ENOSTR}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENOSTR = 60;

    /**
     * {@code int ENODATA}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENODATA = 61;

    /**
     * {@code int ETIME}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ETIME = 62;

    /**
     * {@code int ENOSR}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENOSR = 63;

    /**
     * {@code int ENONET}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENONET = 64;

    /**
     * {@code int ENOPKG}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENOPKG = 65;

    /**
     * {@code int EREMOTE}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EREMOTE = 66;

    /**
     * {@code int ENOLINK}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENOLINK = 67;

    /**
     * {@code int EADV}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EADV = 68;

    /**
     * {@code int ESRMNT}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ESRMNT = 69;

    /**
     * {@code int ECOMM}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ECOMM = 70;

    /**
     * {@code int EPROTO}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EPROTO = 71;

    /**
     * {@code int EMULTIHOP}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EMULTIHOP = 72;

    /**
     * {@code int EDOTDOT}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EDOTDOT = 73;

    /**
     * {@code int EBADMSG}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EBADMSG = 74;

    /**
     * {@code int EOVERFLOW}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EOVERFLOW = 75;

    /**
     * {@code int ENOTUNIQ}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENOTUNIQ = 76;

    /**
     * {@code int EBADFD}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EBADFD = 77;

    /**
     * {@code int EREMCHG}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EREMCHG = 78;

    /**
     * {@code int ELIBACC}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ELIBACC = 79;

    /**
     * {@code int ELIBBAD}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ELIBBAD = 80;

    /**
     * {@code int ELIBSCN}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ELIBSCN = 81;

    /**
     * {@code int ELIBMAX}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ELIBMAX = 82;

    /**
     * {@code int ELIBEXEC}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ELIBEXEC = 83;

    /**
     * {@code int EILSEQ}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EILSEQ = 84;

    /**
     * {@code int ERESTART}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ERESTART = 85;

    /**
     * {@code int ESTRPIPE}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ESTRPIPE = 86;

    /**
     * {@code int EUSERS}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EUSERS = 87;

    /**
     * {@code int ENOTSOCK}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENOTSOCK = 88;

    /**
     * {@code int EDESTADDRREQ}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EDESTADDRREQ = 89;

    /**
     * {@code int EMSGSIZE}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EMSGSIZE = 90;

    /**
     * {@code int EPROTOTYPE}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EPROTOTYPE = 91;

    /**
     * {@code int ENOPROTOOPT}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENOPROTOOPT = 92;

    /**
     * {@code int EPROTONOSUPPORT}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EPROTONOSUPPORT = 93;

    /**
     * {@code int ESOCKTNOSUPPORT}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ESOCKTNOSUPPORT = 94;

    /**
     * {@code int EOPNOTSUPP}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EOPNOTSUPP = 95;

    /**
     * {@code int EPFNOSUPPORT}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EPFNOSUPPORT = 96;

    /**
     * {@code int EAFNOSUPPORT}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EAFNOSUPPORT = 97;

    /**
     * {@code int EADDRINUSE}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EADDRINUSE = 98;

    /**
     * {@code int EADDRNOTAVAIL}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EADDRNOTAVAIL = 99;

    /**
     * {@code int ENETDOWN}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENETDOWN = 100;

    /**
     * {@code int ENETUNREACH}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENETUNREACH = 101;

    /**
     * {@code int ENETRESET}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENETRESET = 102;

    /**
     * {@code int ECONNABORTED}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ECONNABORTED = 103;

    /**
     * {@code int ECONNRESET}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ECONNRESET = 104;

    /**
     * {@code int ENOBUFS}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENOBUFS = 105;

    /**
     * {@code int EISCONN}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EISCONN = 106;

    /**
     * {@code int ENOTCONN}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENOTCONN = 107;

    /**
     * {@code int ESHUTDOWN}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ESHUTDOWN = 108;

    /**
     * {@code int ETOOMANYREFS}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ETOOMANYREFS = 109;

    /**
     * {@code int ETIMEDOUT}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ETIMEDOUT = 110;

    /**
     * {@code int ECONNREFUSED}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ECONNREFUSED = 111;

    /**
     * {@code int EHOSTDOWN}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EHOSTDOWN = 112;

    /**
     * {@code int EHOSTUNREACH}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EHOSTUNREACH = 113;

    /**
     * {@code int EALREADY}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EALREADY = 114;

    /**
     * {@code int EINPROGRESS}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EINPROGRESS = 115;

    /**
     * {@code int ESTALE}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ESTALE = 116;

    /**
     * {@code int EUCLEAN}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EUCLEAN = 117;

    /**
     * {@code int ENOTNAM}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENOTNAM = 118;

    /**
     * {@code int ENAVAIL}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENAVAIL = 119;

    /**
     * {@code int EISNAM}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EISNAM = 120;

    /**
     * {@code int EREMOTEIO}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EREMOTEIO = 121;

    /**
     * {@code int EDQUOT}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EDQUOT = 122;

    /**
     * {@code int ENOMEDIUM}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENOMEDIUM = 123;

    /**
     * {@code int EMEDIUMTYPE}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EMEDIUMTYPE = 124;

    /**
     * {@code int ECANCELED}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ECANCELED = 125;

    /**
     * {@code int ENOKEY}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENOKEY = 126;

    /**
     * {@code int EKEYEXPIRED}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EKEYEXPIRED = 127;

    /**
     * {@code int EKEYREVOKED}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EKEYREVOKED = 128;

    /**
     * {@code int EKEYREJECTED}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EKEYREJECTED = 129;

    /**
     * {@code int EOWNERDEAD}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EOWNERDEAD = 130;

    /**
     * {@code int ENOTRECOVERABLE}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ENOTRECOVERABLE = 131;

    /**
     * {@code int ERFKILL}, declared in {@code asm-generic/errno.h}.
     */
    public static final int ERFKILL = 132;

    /**
     * {@code int EHWPOISON}, declared in {@code asm-generic/errno.h}.
     */
    public static final int EHWPOISON = 133;

    /**
     * {@code int ENOTSUP}, declared in {@code bits/errno.h}.
     */
    public static final int ENOTSUP = 95;

    /**
     * {@code int O_ACCMODE}, declared in {@code bits/fcntl-linux.h}.
     */
    public static final int O_ACCMODE = 3;

    /**
     * {@code int O_RDONLY}, declared in {@code bits/fcntl-linux.h}.
     */
    public static final int O_RDONLY = 0;

    /**
     * {@code int O_WRONLY}, declared in {@code bits/fcntl-linux.h}.
     */
    public static final int O_WRONLY = 1;

    /**
     * {@code int O_RDWR}, declared in {@code bits/fcntl-linux.h}.
     */
    public static final int O_RDWR = 2;

    /**
     * {@code int O_CREAT}, declared in {@code bits/fcntl-linux.h}.
     */
    public static final int O_CREAT = 64;

    /**
     * {@code int O_EXCL}, declared in {@code bits/fcntl-linux.h}.
     */
    public static final int O_EXCL = 128;

    /**
     * {@code int O_NOCTTY}, declared in {@code bits/fcntl-linux.h}.
     */
    public static final int O_NOCTTY = 256;

    /**
     * {@code int O_TRUNC}, declared in {@code bits/fcntl-linux.h}.
     */
    public static final int O_TRUNC = 512;

    /**
     * {@code int O_APPEND}, declared in {@code bits/fcntl-linux.h}.
     */
    public static final int O_APPEND = 1024;

    /**
     * {@code int O_NONBLOCK}, declared in {@code bits/fcntl-linux.h}.
     */
    public static final int O_NONBLOCK = 2048;

    /**
     * {@code int O_SYNC}, declared in {@code bits/fcntl-linux.h}.
     */
    public static final int O_SYNC = 1052672;

    /**
     * {@code int O_CLOEXEC}, declared in {@code bits/fcntl-linux.h}.
     */
    public static final int O_CLOEXEC = 524288;

    /**
     * {@code int O_DSYNC}, declared in {@code bits/fcntl-linux.h}.
     */
    public static final int O_DSYNC = 4096;

    /**
     * {@code int F_DUPFD}, declared in {@code bits/fcntl-linux.h}.
     */
    public static final int F_DUPFD = 0;

    /**
     * {@code int F_GETFD}, declared in {@code bits/fcntl-linux.h}.
     */
    public static final int F_GETFD = 1;

    /**
     * {@code int F_SETFD}, declared in {@code bits/fcntl-linux.h}.
     */
    public static final int F_SETFD = 2;

    /**
     * {@code int F_GETFL}, declared in {@code bits/fcntl-linux.h}.
     */
    public static final int F_GETFL = 3;

    /**
     * {@code int F_SETFL}, declared in {@code bits/fcntl-linux.h}.
     */
    public static final int F_SETFL = 4;

    /**
     * {@code int F_DUPFD_CLOEXEC}, declared in {@code bits/fcntl-linux.h}.
     */
    public static final int F_DUPFD_CLOEXEC = 1030;

    /**
     * {@code int FD_CLOEXEC}, declared in {@code bits/fcntl-linux.h}.
     */
    public static final int FD_CLOEXEC = 1;

    /**
     * {@code int _SC_PAGE_SIZE}, declared in {@code bits/confname.h}.
     */
    public static final int _SC_PAGE_SIZE = 30;

    /**
     * {@code int POLLIN}, declared in {@code bits/poll.h}.
     */
    public static final int POLLIN = 1;

    /**
     * {@code int POLLPRI}, declared in {@code bits/poll.h}.
     */
    public static final int POLLPRI = 2;

    /**
     * {@code int POLLOUT}, declared in {@code bits/poll.h}.
     */
    public static final int POLLOUT = 4;

    /**
     * {@code int POLLRDNORM}, declared in {@code bits/poll.h}.
     */
    public static final int POLLRDNORM = 64;

    /**
     * {@code int POLLRDBAND}, declared in {@code bits/poll.h}.
     */
    public static final int POLLRDBAND = 128;

    /**
     * {@code int POLLWRNORM}, declared in {@code bits/poll.h}.
     */
    public static final int POLLWRNORM = 256;

    /**
     * {@code int POLLWRBAND}, declared in {@code bits/poll.h}.
     */
    public static final int POLLWRBAND = 512;

    /**
     * {@code int POLLRDHUP}, declared in {@code bits/poll.h}.
     */
    public static final int POLLRDHUP = 8192;

    /**
     * {@code int POLLERR}, declared in {@code bits/poll.h}.
     */
    public static final int POLLERR = 8;

    /**
     * {@code int POLLHUP}, declared in {@code bits/poll.h}.
     */
    public static final int POLLHUP = 16;

    /**
     * {@code int POLLNVAL}, declared in {@code bits/poll.h}.
     */
    public static final int POLLNVAL = 32;

    /**
     * {@code int EPOLL_CTL_ADD}, declared in {@code sys/epoll.h}.
     */
    public static final int EPOLL_CTL_ADD = 1;

    /**
     * {@code int EPOLL_CTL_DEL}, declared in {@code sys/epoll.h}.
     */
    public static final int EPOLL_CTL_DEL = 2;

    /**
     * {@code int EPOLL_CTL_MOD}, declared in {@code sys/epoll.h}.
     */
    public static final int EPOLL_CTL_MOD = 3;

    /**
     * {@code int MAP_LOCKED}, declared in {@code bits/mman-map-flags-generic.h}.
     */
    public static final int MAP_LOCKED = 8192;

    /**
     * {@code int MAP_NORESERVE}, declared in {@code bits/mman-map-flags-generic.h}.
     */
    public static final int MAP_NORESERVE = 16384;

    /**
     * {@code int MAP_POPULATE}, declared in {@code bits/mman-map-flags-generic.h}.
     */
    public static final int MAP_POPULATE = 32768;

    /**
     * {@code int MAP_NONBLOCK}, declared in {@code bits/mman-map-flags-generic.h}.
     */
    public static final int MAP_NONBLOCK = 65536;

    /**
     * {@code int MAP_STACK}, declared in {@code bits/mman-map-flags-generic.h}.
     */
    public static final int MAP_STACK = 131072;

    /**
     * {@code int MAP_HUGETLB}, declared in {@code bits/mman-map-flags-generic.h}.
     */
    public static final int MAP_HUGETLB = 262144;

    /**
     * {@code int MAP_SYNC}, declared in {@code bits/mman-map-flags-generic.h}.
     */
    public static final int MAP_SYNC = 524288;

    /**
     * {@code int MAP_FIXED_NOREPLACE}, declared in {@code bits/mman-map-flags-generic.h}.
     */
    public static final int MAP_FIXED_NOREPLACE = 1048576;

    /**
     * {@code int PROT_READ}, declared in {@code bits/mman-linux.h}.
     */
    public static final int PROT_READ = 1;

    /**
     * {@code int PROT_WRITE}, declared in {@code bits/mman-linux.h}.
     */
    public static final int PROT_WRITE = 2;

    /**
     * {@code int PROT_EXEC}, declared in {@code bits/mman-linux.h}.
     */
    public static final int PROT_EXEC = 4;

    /**
     * {@code int PROT_NONE}, declared in {@code bits/mman-linux.h}.
     */
    public static final int PROT_NONE = 0;

    /**
     * {@code int MAP_SHARED}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MAP_SHARED = 1;

    /**
     * {@code int MAP_PRIVATE}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MAP_PRIVATE = 2;

    /**
     * {@code int MAP_SHARED_VALIDATE}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MAP_SHARED_VALIDATE = 3;

    /**
     * {@code int MAP_FIXED}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MAP_FIXED = 16;

    /**
     * {@code int MAP_ANONYMOUS}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MAP_ANONYMOUS = 32;

    /**
     * {@code int MAP_ANON}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MAP_ANON = 32;

    /**
     * {@code int MAP_HUGE_SHIFT}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MAP_HUGE_SHIFT = 26;

    /**
     * {@code int MAP_HUGE_MASK}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MAP_HUGE_MASK = 63;

    /**
     * {@code int MADV_NORMAL}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MADV_NORMAL = 0;

    /**
     * {@code int MADV_RANDOM}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MADV_RANDOM = 1;

    /**
     * {@code int MADV_SEQUENTIAL}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MADV_SEQUENTIAL = 2;

    /**
     * {@code int MADV_WILLNEED}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MADV_WILLNEED = 3;

    /**
     * {@code int MADV_DONTNEED}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MADV_DONTNEED = 4;

    /**
     * {@code int MADV_FREE}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MADV_FREE = 8;

    /**
     * {@code int MADV_REMOVE}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MADV_REMOVE = 9;

    /**
     * {@code int MADV_DONTFORK}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MADV_DONTFORK = 10;

    /**
     * {@code int MADV_DOFORK}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MADV_DOFORK = 11;

    /**
     * {@code int MADV_MERGEABLE}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MADV_MERGEABLE = 12;

    /**
     * {@code int MADV_UNMERGEABLE}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MADV_UNMERGEABLE = 13;

    /**
     * {@code int MADV_HUGEPAGE}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MADV_HUGEPAGE = 14;

    /**
     * {@code int MADV_NOHUGEPAGE}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MADV_NOHUGEPAGE = 15;

    /**
     * {@code int MADV_DONTDUMP}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MADV_DONTDUMP = 16;

    /**
     * {@code int MADV_DODUMP}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MADV_DODUMP = 17;

    /**
     * {@code int MADV_WIPEONFORK}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MADV_WIPEONFORK = 18;

    /**
     * {@code int MADV_KEEPONFORK}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MADV_KEEPONFORK = 19;

    /**
     * {@code int MADV_COLD}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MADV_COLD = 20;

    /**
     * {@code int MADV_PAGEOUT}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MADV_PAGEOUT = 21;

    /**
     * {@code int MADV_POPULATE_READ}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MADV_POPULATE_READ = 22;

    /**
     * {@code int MADV_POPULATE_WRITE}, declared in {@code bits/mman-linux.h}.
     */
    public static final int MADV_POPULATE_WRITE = 23;

    /**
     * {@code void *MAP_FAILED}, declared in {@code sys/mman.h}.
     */
    public static final MemorySegment MAP_FAILED = MemorySegment.ofAddress(0xffffffffffffffffL);

    /**
     * {@code int PF_UNSPEC}, declared in {@code bits/socket.h}.
     */
    public static final int PF_UNSPEC = 0;

    /**
     * {@code int PF_UNIX}, declared in {@code bits/socket.h}.
     */
    public static final int PF_UNIX = 1;

    /**
     * {@code int PF_INET}, declared in {@code bits/socket.h}.
     */
    public static final int PF_INET = 2;

    /**
     * {@code int PF_INET6}, declared in {@code bits/socket.h}.
     */
    public static final int PF_INET6 = 10;

    /**
     * {@code int PF_NETLINK}, declared in {@code bits/socket.h}.
     */
    public static final int PF_NETLINK = 16;

    /**
     * {@code int PF_IB}, declared in {@code bits/socket.h}.
     */
    public static final int PF_IB = 27;

    /**
     * {@code int AF_UNSPEC}, declared in {@code bits/socket.h}.
     */
    public static final int AF_UNSPEC = 0;

    /**
     * {@code int AF_UNIX}, declared in {@code bits/socket.h}.
     */
    public static final int AF_UNIX = 1;

    /**
     * {@code int AF_INET}, declared in {@code bits/socket.h}.
     */
    public static final int AF_INET = 2;

    /**
     * {@code int AF_INET6}, declared in {@code bits/socket.h}.
     */
    public static final int AF_INET6 = 10;

    /**
     * {@code int AF_NETLINK}, declared in {@code bits/socket.h}.
     */
    public static final int AF_NETLINK = 16;

    /**
     * {@code int AF_IB}, declared in {@code bits/socket.h}.
     */
    public static final int AF_IB = 27;

    /**
     * {@code unsigned int INADDR_ANY}, declared in {@code netinet/in.h}.
     */
    public static final int INADDR_ANY = 0;

    /**
     * {@code unsigned int INADDR_BROADCAST}, declared in {@code netinet/in.h}.
     * As an unsigned number: {@code 4294967295}.
     */
    public static final int INADDR_BROADCAST = 0xffffffff;

    /**
     * {@code unsigned int INADDR_NONE}, declared in {@code netinet/in.h}.
     * As an unsigned number: {@code 4294967295}.
     */
    public static final int INADDR_NONE = 0xffffffff;

    /**
     * {@code unsigned int INADDR_LOOPBACK}, declared in {@code netinet/in.h}.
     */
    public static final int INADDR_LOOPBACK = 2130706433;

    /**
     * {@code unsigned int INADDR_UNSPEC_GROUP}, declared in {@code netinet/in.h}.
     * As an unsigned number: {@code 3758096384}.
     */
    public static final int INADDR_UNSPEC_GROUP = 0xe0000000;

    /**
     * {@code unsigned int INADDR_ALLHOSTS_GROUP}, declared in {@code netinet/in.h}.
     * As an unsigned number: {@code 3758096385}.
     */
    public static final int INADDR_ALLHOSTS_GROUP = 0xe0000001;

    /**
     * {@code int INET_ADDRSTRLEN}, declared in {@code netinet/in.h}.
     */
    public static final int INET_ADDRSTRLEN = 16;

    /**
     * {@code int INET6_ADDRSTRLEN}, declared in {@code netinet/in.h}.
     */
    public static final int INET6_ADDRSTRLEN = 46;

    /**
     * {@code int AI_PASSIVE}, declared in {@code netdb.h}.
     */
    public static final int AI_PASSIVE = 1;

    /**
     * {@code int AI_CANONNAME}, declared in {@code netdb.h}.
     */
    public static final int AI_CANONNAME = 2;

    /**
     * {@code int AI_NUMERICHOST}, declared in {@code netdb.h}.
     */
    public static final int AI_NUMERICHOST = 4;

    /**
     * {@code int AI_V4MAPPED}, declared in {@code netdb.h}.
     */
    public static final int AI_V4MAPPED = 8;

    /**
     * {@code int AI_ALL}, declared in {@code netdb.h}.
     */
    public static final int AI_ALL = 16;

    /**
     * {@code int AI_ADDRCONFIG}, declared in {@code netdb.h}.
     */
    public static final int AI_ADDRCONFIG = 32;

    /**
     * {@code int AI_NUMERICSERV}, declared in {@code netdb.h}.
     */
    public static final int AI_NUMERICSERV = 1024;

    /**
     * {@code int EAI_BADFLAGS}, declared in {@code netdb.h}.
     */
    public static final int EAI_BADFLAGS = -1;

    /**
     * {@code int EAI_NONAME}, declared in {@code netdb.h}.
     */
    public static final int EAI_NONAME = -2;

    /**
     * {@code int EAI_AGAIN}, declared in {@code netdb.h}.
     */
    public static final int EAI_AGAIN = -3;

    /**
     * {@code int EAI_FAIL}, declared in {@code netdb.h}.
     */
    public static final int EAI_FAIL = -4;

    /**
     * {@code int EAI_FAMILY}, declared in {@code netdb.h}.
     */
    public static final int EAI_FAMILY = -6;

    /**
     * {@code int EAI_SOCKTYPE}, declared in {@code netdb.h}.
     */
    public static final int EAI_SOCKTYPE = -7;

    /**
     * {@code int EAI_SERVICE}, declared in {@code netdb.h}.
     */
    public static final int EAI_SERVICE = -8;

    /**
     * {@code int EAI_MEMORY}, declared in {@code netdb.h}.
     */
    public static final int EAI_MEMORY = -10;

    /**
     * {@code int EAI_SYSTEM}, declared in {@code netdb.h}.
     */
    public static final int EAI_SYSTEM = -11;

    /**
     * {@code int EAI_OVERFLOW}, declared in {@code netdb.h}.
     */
    public static final int EAI_OVERFLOW = -12;

    /**
     * {@code int EAI_NODATA}, declared in {@code netdb.h}.
     */
    public static final int EAI_NODATA = -5;

    /**
     * {@code int EAI_ADDRFAMILY}, declared in {@code netdb.h}.
     */
    public static final int EAI_ADDRFAMILY = -9;

    public static final int _SC_CLK_TCK = 2;

    public static final int _SC_OPEN_MAX = 4;

    public static final int _SC_PAGESIZE = 30;

    public static final int _SC_IOV_MAX = 60;

    public static final int _SC_NPROCESSORS_CONF = 83;

    public static final int _SC_NPROCESSORS_ONLN = 84;

    public static final int _SC_PHYS_PAGES = 85;

    public static final int _SC_AVPHYS_PAGES = 86;

    public static final int _SC_LEVEL1_DCACHE_LINESIZE = 190;

    public static final int EPOLL_CLOEXEC = 524288;

    public static final int EFD_SEMAPHORE = 1;

    public static final int EFD_CLOEXEC = 524288;

    public static final int EFD_NONBLOCK = 2048;

    public static final int IPPROTO_IP = 0;

    public static final int IPPROTO_TCP = 6;

    public static final int IPPROTO_UDP = 17;

    public static final int IPPROTO_IPV6 = 41;

    private Posix() {
    }

    /**
     * {@code int fcntl(int __fd, int __cmd, ...)}
     *
     * <p>Declared in {@code fcntl.h}. Without variable arguments. See {@code fcntl(2)}.
     *
     * @return -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int fcntl(int __fd, int __cmd) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) PosixHandles.fcntl.HANDLE.invokeExact(capture, __fd, __cmd);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #fcntl(int, int)}, and throws an exception on failure.
     *
     * @return the result
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int fcntlChecked(int __fd, int __cmd) {
        return Check.notMinusOne("fcntl", fcntl(__fd, __cmd));
    }

    /**
     * {@code int fcntl(int __fd, int __cmd, ...)}
     *
     * <p>Declared in {@code fcntl.h}. With variable arguments of the types {@code int}. See
     * {@code fcntl(2)}.
     *
     * @return -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int fcntl(int __fd, int __cmd, int arg2) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) PosixHandles.fcntl_.HANDLE.invokeExact(capture, __fd, __cmd, arg2);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #fcntl(int, int, int)}, and throws an exception on failure.
     *
     * @return the result
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int fcntlChecked(int __fd, int __cmd, int arg2) {
        return Check.notMinusOne("fcntl", fcntl(__fd, __cmd, arg2));
    }

    /**
     * {@code int close(int __fd)}
     *
     * <p>Declared in {@code unistd.h}. See {@code close(2)}.
     *
     * @return -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int close(int __fd) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) PosixHandles.close.HANDLE.invokeExact(capture, __fd);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #close(int)}, and throws an exception on failure.
     *
     * @return the result
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int closeChecked(int __fd) {
        return Check.notMinusOne("close", close(__fd));
    }

    /**
     * {@code ssize_t read(int __fd, void *__buf, size_t __nbytes)}
     *
     * <p>Declared in {@code unistd.h}. May block, which pins the carrier of a virtual thread. See
     * {@code read(2)}.
     *
     * @return -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static long read(int __fd, MemorySegment __buf, long __nbytes) {
        MemorySegment capture = ErrnoCapture.segment();
        long result;
        try {
            result = (long) PosixHandles.read.HANDLE.invokeExact(capture, __fd, __buf, __nbytes);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #read(int, MemorySegment, long)}, and throws an exception on failure.
     *
     * @return the result
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static long readChecked(int __fd, MemorySegment __buf, long __nbytes) {
        return Check.notMinusOne("read", read(__fd, __buf, __nbytes));
    }

    /**
     * {@code ssize_t write(int __fd, const void *__buf, size_t __n)}
     *
     * <p>Declared in {@code unistd.h}. May block, which pins the carrier of a virtual thread. See
     * {@code write(2)}.
     *
     * @return -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static long write(int __fd, MemorySegment __buf, long __n) {
        MemorySegment capture = ErrnoCapture.segment();
        long result;
        try {
            result = (long) PosixHandles.write.HANDLE.invokeExact(capture, __fd, __buf, __n);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #write(int, MemorySegment, long)}, and throws an exception on failure.
     *
     * @return the result
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static long writeChecked(int __fd, MemorySegment __buf, long __n) {
        return Check.notMinusOne("write", write(__fd, __buf, __n));
    }

    /**
     * {@code long sysconf(int __name)}
     *
     * <p>Declared in {@code unistd.h}. See {@code sysconf(3)}.
     *
     * @return the value; -1 if there is no limit, or the C library does not know the name
     */
    public static long sysconf(int __name) {
        try {
            return (long) PosixHandles.sysconf.HANDLE.invokeExact(__name);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int poll(struct pollfd *__fds, nfds_t __nfds, int __timeout)}
     *
     * <p>Declared in {@code sys/poll.h}. May block, which pins the carrier of a virtual thread. See
     * {@code poll(2)}.
     *
     * @return -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int poll(MemorySegment __fds, long __nfds, int __timeout) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) PosixHandles.poll.HANDLE.invokeExact(capture, __fds, __nfds, __timeout);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #poll(MemorySegment, long, int)}, and throws an exception on failure.
     *
     * @return the result
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int pollChecked(MemorySegment __fds, long __nfds, int __timeout) {
        return Check.notMinusOne("poll", poll(__fds, __nfds, __timeout));
    }

    /**
     * {@code int epoll_create1(int __flags)}
     *
     * <p>Declared in {@code sys/epoll.h}. The caller must release the result with
     * {@link Posix#close close}. See {@code epoll_create1(2)}.
     *
     * @return -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int epoll_create1(int __flags) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) PosixHandles.epoll_create1.HANDLE.invokeExact(capture, __flags);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #epoll_create1(int)}, and throws an exception on failure.
     *
     * @return the result
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int epoll_create1Checked(int __flags) {
        return Check.notMinusOne("epoll_create1", epoll_create1(__flags));
    }

    /**
     * {@code int epoll_ctl(int __epfd, int __op, int __fd, struct epoll_event *__event)}
     *
     * <p>Declared in {@code sys/epoll.h}. See {@code epoll_ctl(2)}.
     *
     * @return -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int epoll_ctl(int __epfd, int __op, int __fd, MemorySegment __event) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) PosixHandles.epoll_ctl.HANDLE.invokeExact(capture, __epfd, __op, __fd, __event);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #epoll_ctl(int, int, int, MemorySegment)}, and throws an exception on failure.
     *
     * @return the result
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int epoll_ctlChecked(int __epfd, int __op, int __fd, MemorySegment __event) {
        return Check.notMinusOne("epoll_ctl", epoll_ctl(__epfd, __op, __fd, __event));
    }

    /**
     * {@code int epoll_wait(int __epfd, struct epoll_event *__events, int __maxevents, int __timeout)}
     *
     * <p>Declared in {@code sys/epoll.h}. May block, which pins the carrier of a virtual thread. See
     * {@code epoll_wait(2)}.
     *
     * @return -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int epoll_wait(int __epfd, MemorySegment __events, int __maxevents,
            int __timeout) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) PosixHandles.epoll_wait.HANDLE.invokeExact(capture, __epfd, __events, __maxevents, __timeout);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #epoll_wait(int, MemorySegment, int, int)}, and throws an exception on failure.
     *
     * @return the result
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int epoll_waitChecked(int __epfd, MemorySegment __events, int __maxevents,
            int __timeout) {
        return Check.notMinusOne("epoll_wait", epoll_wait(__epfd, __events, __maxevents, __timeout));
    }

    /**
     * {@code int eventfd(unsigned int __count, int __flags)}
     *
     * <p>Declared in {@code sys/eventfd.h}. The caller must release the result with
     * {@link Posix#close close}. See {@code eventfd(2)}.
     *
     * @return -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int eventfd(int __count, int __flags) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) PosixHandles.eventfd.HANDLE.invokeExact(capture, __count, __flags);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #eventfd(int, int)}, and throws an exception on failure.
     *
     * @return the result
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int eventfdChecked(int __count, int __flags) {
        return Check.notMinusOne("eventfd", eventfd(__count, __flags));
    }

    /**
     * {@code void *mmap(void *__addr, size_t __len, int __prot, int __flags, int __fd, __off_t __offset)}
     *
     * <p>Declared in {@code sys/mman.h}. The caller must release the result with
     * {@link Posix#munmap munmap}. See {@code mmap(2)}.
     *
     * @return -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mmap(MemorySegment __addr, long __len, int __prot, int __flags,
            int __fd, long __offset) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) PosixHandles.mmap.HANDLE.invokeExact(capture, __addr, __len, __prot, __flags, __fd, __offset);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != -1L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mmap(MemorySegment, long, int, int, int, long)}, and throws an exception on failure.
     *
     * @return the result
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static MemorySegment mmapChecked(MemorySegment __addr, long __len, int __prot,
            int __flags, int __fd, long __offset) {
        return Check.notMinusOne("mmap", mmap(__addr, __len, __prot, __flags, __fd, __offset));
    }

    /**
     * {@code int munmap(void *__addr, size_t __len)}
     *
     * <p>Declared in {@code sys/mman.h}. See {@code munmap(2)}.
     *
     * @return -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int munmap(MemorySegment __addr, long __len) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) PosixHandles.munmap.HANDLE.invokeExact(capture, __addr, __len);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #munmap(MemorySegment, long)}, and throws an exception on failure.
     *
     * @return the result
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int munmapChecked(MemorySegment __addr, long __len) {
        return Check.notMinusOne("munmap", munmap(__addr, __len));
    }

    /**
     * {@code int madvise(void *__addr, size_t __len, int __advice)}
     *
     * <p>Declared in {@code sys/mman.h}. See {@code madvise(2)}.
     *
     * @return -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int madvise(MemorySegment __addr, long __len, int __advice) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) PosixHandles.madvise.HANDLE.invokeExact(capture, __addr, __len, __advice);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #madvise(MemorySegment, long, int)}, and throws an exception on failure.
     *
     * @return the result
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int madviseChecked(MemorySegment __addr, long __len, int __advice) {
        return Check.notMinusOne("madvise", madvise(__addr, __len, __advice));
    }

    /**
     * {@code int mlock(const void *__addr, size_t __len)}
     *
     * <p>Declared in {@code sys/mman.h}. See {@code mlock(2)}.
     *
     * @return -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int mlock(MemorySegment __addr, long __len) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) PosixHandles.mlock.HANDLE.invokeExact(capture, __addr, __len);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlock(MemorySegment, long)}, and throws an exception on failure.
     *
     * @return the result
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int mlockChecked(MemorySegment __addr, long __len) {
        return Check.notMinusOne("mlock", mlock(__addr, __len));
    }

    /**
     * {@code int munlock(const void *__addr, size_t __len)}
     *
     * <p>Declared in {@code sys/mman.h}. See {@code munlock(2)}.
     *
     * @return -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int munlock(MemorySegment __addr, long __len) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) PosixHandles.munlock.HANDLE.invokeExact(capture, __addr, __len);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #munlock(MemorySegment, long)}, and throws an exception on failure.
     *
     * @return the result
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int munlockChecked(MemorySegment __addr, long __len) {
        return Check.notMinusOne("munlock", munlock(__addr, __len));
    }

    /**
     * {@code int inet_pton(int __af, const char *__restrict __cp, void *__restrict __buf)}
     *
     * <p>Declared in {@code arpa/inet.h}. See {@code inet_pton(3)}.
     *
     * @return 1; 0 if the text is not an address; -1 on failure; the reason is in
     * {@link org.rdma4j.sys.Errno#last()}
     */
    public static int inet_pton(int __af, MemorySegment __cp, MemorySegment __buf) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) PosixHandles.inet_pton.HANDLE.invokeExact(capture, __af, __cp, __buf);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #inet_pton(int, MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return 1; 0 if the text is not an address
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int inet_ptonChecked(int __af, MemorySegment __cp, MemorySegment __buf) {
        return Check.notMinusOne("inet_pton", inet_pton(__af, __cp, __buf));
    }

    /**
     * {@code const char *inet_ntop(int __af, const void *__restrict __cp, char *__restrict __buf, socklen_t __len)}
     *
     * <p>Declared in {@code arpa/inet.h}. The result belongs to the caller: the result is the buffer
     * given. See {@code inet_ntop(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment inet_ntop(int __af, MemorySegment __cp, MemorySegment __buf,
            int __len) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) PosixHandles.inet_ntop.HANDLE.invokeExact(capture, __af, __cp, __buf, __len);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Returns the result of {@code inet_ntop} as a string, or {@code null} for NULL.
     */
    public static String inet_ntopString(int __af, MemorySegment __cp, MemorySegment __buf,
            int __len) {
        return CStrings.string(inet_ntop(__af, __cp, __buf, __len));
    }

    /**
     * Calls {@link #inet_ntop(int, MemorySegment, MemorySegment, int)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment inet_ntopChecked(int __af, MemorySegment __cp, MemorySegment __buf,
            int __len) {
        return Check.notNull("inet_ntop", inet_ntop(__af, __cp, __buf, __len));
    }

    /**
     * {@code int getaddrinfo(const char *__restrict __name, const char *__restrict __service, const struct addrinfo *__restrict __req, struct addrinfo **__restrict __pai)}
     *
     * <p>Declared in {@code netdb.h}. The caller must release the result with
     * {@link Posix#freeaddrinfo freeaddrinfo}. May block, which pins the carrier of a virtual thread. See
     * {@code getaddrinfo(3)}.
     *
     * @return 0 on success, otherwise an {@code EAI_} code; for {@code EAI_SYSTEM}, the reason is in
     * {@link org.rdma4j.sys.Errno#last()}
     */
    public static int getaddrinfo(MemorySegment __name, MemorySegment __service,
            MemorySegment __req, MemorySegment __pai) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) PosixHandles.getaddrinfo.HANDLE.invokeExact(capture, __name, __service, __req, __pai);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -11) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #getaddrinfo(MemorySegment, MemorySegment, MemorySegment, MemorySegment)}, and throws
     * an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void getaddrinfoChecked(MemorySegment __name, MemorySegment __service,
            MemorySegment __req, MemorySegment __pai) {
        Check.addressInfo("getaddrinfo", getaddrinfo(__name, __service, __req, __pai));
    }

    /**
     * {@code void freeaddrinfo(struct addrinfo *__ai)}
     *
     * <p>Declared in {@code netdb.h}. See {@code freeaddrinfo(3)}.
     */
    public static void freeaddrinfo(MemorySegment __ai) {
        try {
            PosixHandles.freeaddrinfo.HANDLE.invokeExact(__ai);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code const char *gai_strerror(int __ecode)}
     *
     * <p>Declared in {@code netdb.h}. The result belongs to the library: a constant string. See
     * {@code gai_strerror(3)}.
     */
    public static MemorySegment gai_strerror(int __ecode) {
        try {
            return (MemorySegment) PosixHandles.gai_strerror.HANDLE.invokeExact(__ecode);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Returns the result of {@code gai_strerror} as a string, or {@code null} for NULL.
     */
    public static String gai_strerrorString(int __ecode) {
        return CStrings.string(gai_strerror(__ecode));
    }

    /**
     * Returns {@code true} if a function can be called on this host. If not, {@link #problem} returns the
     * reason.
     *
     * @param function C name of the function, or name of its method
     * @throws IllegalArgumentException if this class has no such function
     */
    public static boolean isAvailable(String function) {
        return problem(function).isEmpty();
    }

    /**
     * Returns the reason why a function cannot be called on this host, which is the message of the exception
     * that a call would throw; empty if it can be called. Looks up the function without calling it.
     *
     * @param function C name of the function, or name of its method
     * @throws IllegalArgumentException if this class has no such function
     */
    public static Optional<String> problem(String function) {
        return Table.TABLE.problem(function);
    }

    private static final class Table {
        static final FunctionTable TABLE = new FunctionTable()
                .with(Library.of("c", "libc.so.6"), "",
                        "fcntl@" + Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                        "close@" + Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                        "read@" + Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                        "write@" + Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                        "sysconf@" + Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                        "poll@" + Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                        "epoll_create1@" + Target.node("amd64 aarch64 riscv64", "GLIBC_2.9", "GLIBC_2.17", "GLIBC_2.27"),
                        "epoll_ctl@" + Target.node("amd64 aarch64 riscv64", "GLIBC_2.3.2", "GLIBC_2.17", "GLIBC_2.27"),
                        "epoll_wait@" + Target.node("amd64 aarch64 riscv64", "GLIBC_2.3.2", "GLIBC_2.17", "GLIBC_2.27"),
                        "eventfd@" + Target.node("amd64 aarch64 riscv64", "GLIBC_2.7", "GLIBC_2.17", "GLIBC_2.27"),
                        "mmap@" + Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                        "munmap@" + Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                        "madvise@" + Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                        "mlock@" + Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                        "munlock@" + Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                        "inet_pton@" + Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                        "inet_ntop@" + Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                        "getaddrinfo@" + Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                        "freeaddrinfo@" + Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                        "gai_strerror@" + Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"));

        private Table() {
        }
    }
}
