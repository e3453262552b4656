// Generated; do not edit. Change posix.toml and run: ./dev generate
package org.rdma4j.sys.posix;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.checking.Target;
import org.rdma4j.sys.runtime.loading.Library;

/**
 * Method handles of the functions of {@link Posix}. Each is linked by the first call.
 */
final class PosixHandles {
    static final Library LIBRARY = Library.of("c", "libc.so.6");

    private PosixHandles() {
    }

    static final class fcntl {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "fcntl", Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.ERRNO, Linker.Option.firstVariadicArg(2));

        private fcntl() {
        }
    }

    static final class fcntl_ {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "fcntl", Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.ERRNO, Linker.Option.firstVariadicArg(2));

        private fcntl_() {
        }
    }

    static final class close {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "close", Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private close() {
        }
    }

    static final class read {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "read", Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.ERRNO);

        private read() {
        }
    }

    static final class write {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "write", Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.ERRNO);

        private write() {
        }
    }

    static final class sysconf {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "sysconf", Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private sysconf() {
        }
    }

    static final class poll {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "poll", Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private poll() {
        }
    }

    static final class epoll_create1 {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "epoll_create1", Target.node("amd64 aarch64 riscv64", "GLIBC_2.9", "GLIBC_2.17", "GLIBC_2.27"),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private epoll_create1() {
        }
    }

    static final class epoll_ctl {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "epoll_ctl", Target.node("amd64 aarch64 riscv64", "GLIBC_2.3.2", "GLIBC_2.17", "GLIBC_2.27"),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private epoll_ctl() {
        }
    }

    static final class epoll_wait {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "epoll_wait", Target.node("amd64 aarch64 riscv64", "GLIBC_2.3.2", "GLIBC_2.17", "GLIBC_2.27"),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private epoll_wait() {
        }
    }

    static final class eventfd {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "eventfd", Target.node("amd64 aarch64 riscv64", "GLIBC_2.7", "GLIBC_2.17", "GLIBC_2.27"),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private eventfd() {
        }
    }

    static final class mmap {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mmap", Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.ERRNO);

        private mmap() {
        }
    }

    static final class munmap {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "munmap", Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.ERRNO);

        private munmap() {
        }
    }

    static final class madvise {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "madvise", Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private madvise() {
        }
    }

    static final class mlock {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlock", Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.ERRNO);

        private mlock() {
        }
    }

    static final class munlock {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "munlock", Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.ERRNO);

        private munlock() {
        }
    }

    static final class inet_pton {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "inet_pton", Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private inet_pton() {
        }
    }

    static final class inet_ntop {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "inet_ntop", Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private inet_ntop() {
        }
    }

    static final class getaddrinfo {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "getaddrinfo", Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private getaddrinfo() {
        }
    }

    static final class freeaddrinfo {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "freeaddrinfo", Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private freeaddrinfo() {
        }
    }

    static final class gai_strerror {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "gai_strerror", Target.node("amd64 aarch64 riscv64", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.27"),
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private gai_strerror() {
        }
    }
}
