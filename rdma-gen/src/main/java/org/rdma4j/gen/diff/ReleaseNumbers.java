package org.rdma4j.gen.diff;

/** The order of releases: 9.0 before 10.0. */
final class ReleaseNumbers {

    private ReleaseNumbers() {}

    static int compare(String a, String b) {
        String[] as = a.split("\\.", -1);
        String[] bs = b.split("\\.", -1);
        for (int i = 0; i < Math.min(as.length, bs.length); i++) {
            int part = comparePart(as[i], bs[i]);
            if (part != 0) {
                return part;
            }
        }
        return Integer.compare(as.length, bs.length);
    }

    private static int comparePart(String a, String b) {
        boolean numbers = a.matches("\\d{1,18}") && b.matches("\\d{1,18}");
        return numbers ? Long.compare(Long.parseLong(a), Long.parseLong(b)) : a.compareTo(b);
    }
}
