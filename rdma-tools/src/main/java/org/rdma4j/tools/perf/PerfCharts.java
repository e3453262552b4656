package org.rdma4j.tools.perf;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.rdma4j.tools.perf.PerfReport.Bin;
import org.rdma4j.tools.perf.PerfReport.Latency;

/** Writes charts as SVG. Lines differ in colour, dashes and markers, and have their names at their ends. */
final class PerfCharts {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 300;
    private static final int LEFT = 62;
    private static final int RIGHT = 118;
    private static final int TOP = 14;
    private static final int BOTTOM = 44;
    private static final int LABEL_HEIGHT = 15;
    private static final int SMALL_WIDTH = 340;
    private static final int SMALL_HEIGHT = 160;
    private static final int SMALL_SIDE = 12;
    private static final int SMALL_BOTTOM = 34;
    private static final int SMALL_TOP = 22;

    private final MarkupWriter page;
    private int charts;

    /** A value at a message size. */
    record Point(int size, double value) {}

    /** A line of a chart. */
    record Series(String name, List<Point> points) {}

    PerfCharts(MarkupWriter page) {
        this.page = page;
    }

    private void begin(int width, int height, String title, String description) {
        charts++;
        page.open(
                        "svg",
                        "xmlns",
                        "http://www.w3.org/2000/svg",
                        "viewBox",
                        "0 0 " + width + " " + height,
                        "role",
                        "img",
                        "aria-labelledby",
                        "title" + charts + " text" + charts)
                .leaf("title", title, "id", "title" + charts)
                .leaf("desc", description, "id", "text" + charts);
    }

    /** Writes a chart of values by message size. Both axes are logarithmic. */
    void lines(String title, String unit, List<Series> all) {
        begin(WIDTH, HEIGHT, title, title + ", in " + unit + ". " + words(all));
        LogScale x = sizes(all);
        LogScale y = values(all);
        for (double tick : y.ticks()) {
            double at = y.position(tick);
            page.empty("line", "class", "grid", "x1", LEFT, "x2", WIDTH - RIGHT, "y1", place(at), "y2", place(at))
                    .leaf("text", number(tick), "x", LEFT - 8, "y", place(at + 4), "text-anchor", "end");
        }
        double last = Double.NEGATIVE_INFINITY;
        for (int size : all.stream()
                .flatMap(series -> series.points().stream())
                .map(Point::size)
                .distinct()
                .sorted()
                .toList()) {
            double at = x.position(size);
            page.empty(
                    "line",
                    "class",
                    "grid",
                    "x1",
                    place(at),
                    "x2",
                    place(at),
                    "y1",
                    HEIGHT - BOTTOM,
                    "y2",
                    HEIGHT - BOTTOM + 5);
            if (at - last >= 34) {
                page.leaf("text", bytes(size), "x", place(at), "y", HEIGHT - BOTTOM + 19, "text-anchor", "middle");
                last = at;
            }
        }
        page.empty(
                        "line",
                        "class",
                        "axis",
                        "x1",
                        LEFT,
                        "x2",
                        WIDTH - RIGHT,
                        "y1",
                        HEIGHT - BOTTOM,
                        "y2",
                        HEIGHT - BOTTOM)
                .leaf(
                        "text",
                        "message size in bytes",
                        "x",
                        (LEFT + WIDTH - RIGHT) / 2,
                        "y",
                        HEIGHT - 6,
                        "text-anchor",
                        "middle")
                .leaf(
                        "text",
                        unit,
                        "transform",
                        "translate(13 " + (TOP + HEIGHT - BOTTOM) / 2 + ") rotate(-90)",
                        "text-anchor",
                        "middle");
        for (int i = 0; i < all.size(); i++) {
            line(all.get(i), i, x, y, unit);
        }
        names(all, y);
        page.close();
    }

    private static LogScale sizes(List<Series> all) {
        double min = all.stream()
                .flatMap(series -> series.points().stream())
                .mapToDouble(Point::size)
                .min()
                .orElse(1);
        double max = all.stream()
                .flatMap(series -> series.points().stream())
                .mapToDouble(Point::size)
                .max()
                .orElse(1);
        return LogScale.around(min, max, LEFT, WIDTH - RIGHT);
    }

    private static LogScale values(List<Series> all) {
        double min = all.stream()
                .flatMap(series -> series.points().stream())
                .mapToDouble(Point::value)
                .min()
                .orElse(1);
        double max = all.stream()
                .flatMap(series -> series.points().stream())
                .mapToDouble(Point::value)
                .max()
                .orElse(1);
        return LogScale.around(min, max, HEIGHT - BOTTOM, TOP);
    }

    private void line(Series series, int index, LogScale x, LogScale y, String unit) {
        StringBuilder path = new StringBuilder();
        for (Point point : series.points()) {
            path.append(path.isEmpty() ? "M" : "L")
                    .append(place(x.position(point.size())))
                    .append(' ')
                    .append(place(y.position(point.value())));
        }
        page.empty("path", "class", "line s" + index, "d", path);
        for (Point point : series.points()) {
            page.open(
                            "path",
                            "class",
                            "mark s" + index,
                            "d",
                            mark(index, x.position(point.size()), y.position(point.value())))
                    .leaf(
                            "title",
                            series.name() + ", " + point.size() + " bytes: " + number(point.value()) + " " + unit)
                    .close();
        }
    }

    /** Returns the marker of a line: a square, a diamond, a triangle, a cross or a wide bar. */
    private static String mark(int index, double x, double y) {
        String[] shapes = {
            "m-4 -4h8v8h-8z",
            "m0 -5.5l5.5 5.5l-5.5 5.5l-5.5 -5.5z",
            "m0 -5l5 9h-10z",
            "m-1.5 -5h3v3.5h3.5" + "v3h-3.5v3.5h-3v-3.5h-3.5v-3h3.5z",
            "m-5.5 -2h11v4h-11z"
        };
        return "M" + place(x) + " " + place(y) + shapes[index % shapes.length];
    }

    /** Writes the name of each line at the height of its end, moved where names would overlap. */
    private void names(List<Series> all, LogScale y) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            order.add(i);
        }
        order.sort(Comparator.comparingDouble(i -> end(all.get(i), y)));
        double[] places = new double[all.size()];
        double next = TOP + 4;
        for (int i : order) {
            places[i] = Math.max(end(all.get(i), y) + 4, next);
            next = places[i] + LABEL_HEIGHT;
        }
        double limit = HEIGHT - BOTTOM;
        for (int k = order.size() - 1; k >= 0; k--) {
            places[order.get(k)] = Math.min(places[order.get(k)], limit);
            limit = places[order.get(k)] - LABEL_HEIGHT;
        }
        for (int i = 0; i < all.size(); i++) {
            page.empty("path", "class", "mark s" + i, "d", mark(i, WIDTH - RIGHT + 14, places[i] - 4))
                    .leaf("text", all.get(i).name(), "x", WIDTH - RIGHT + 25, "y", place(places[i]));
        }
    }

    private static double end(Series series, LogScale y) {
        return y.position(series.points().get(series.points().size() - 1).value());
    }

    private static String words(List<Series> all) {
        StringBuilder words = new StringBuilder();
        for (Series series : all) {
            Point first = series.points().get(0);
            Point last = series.points().get(series.points().size() - 1);
            words.append(series.name())
                    .append(": ")
                    .append(number(first.value()))
                    .append(" at ")
                    .append(first.size())
                    .append(" bytes, ")
                    .append(number(last.value()))
                    .append(" at ")
                    .append(last.size())
                    .append(" bytes. ");
        }
        return words + "The table below contains all values.";
    }

    /** Writes a histogram of latencies. The axis of the latency is logarithmic. */
    void histogram(Latency row) {
        String title = row.operation() + ", " + row.size() + (row.size() == 1 ? " byte" : " bytes");
        begin(
                SMALL_WIDTH,
                SMALL_HEIGHT,
                title,
                "Latency of " + row.times().count() + " messages in microseconds: minimum "
                        + number(row.times().minUs())
                        + ", median " + number(row.times().medianUs()) + ", 99th percentile "
                        + number(row.times().p99Us())
                        + ", maximum " + number(row.times().maxUs()) + ".");
        LogScale x = LogScale.around(row.times().minUs(), row.times().maxUs(), SMALL_SIDE, SMALL_WIDTH - SMALL_SIDE);
        double floor = SMALL_HEIGHT - SMALL_BOTTOM;
        long maxCount = row.histogram().stream().mapToLong(Bin::count).max().orElse(1);
        page.leaf("text", title, "class", "name", "x", SMALL_SIDE, "y", 14);
        for (Bin bin : row.histogram()) {
            if (bin.count() > 0) {
                double from = x.position(bin.fromUs());
                double width = Math.max(x.position(bin.toUs()) - from - 0.6, 1.5);
                // Minimum height: the bar for a single message remains visible.
                double height = Math.max((floor - SMALL_TOP - 14) * bin.count() / maxCount, 1.5);
                page.open(
                                "rect",
                                "class",
                                "bar",
                                "x",
                                place(from),
                                "y",
                                place(floor - height),
                                "width",
                                place(width),
                                "height",
                                place(height))
                        .leaf(
                                "title",
                                number(bin.fromUs()) + " to " + number(bin.toUs()) + " microseconds: " + bin.count())
                        .close();
            }
        }
        double median = x.position(row.times().medianUs());
        double p99 = x.position(row.times().p99Us());
        quantile("median", median, median > SMALL_WIDTH - 60 ? "end" : "start", floor, 0);
        quantile("p99", p99, p99 > SMALL_WIDTH - 40 ? "end" : "start", floor, p99 - median < 50 ? 11 : 0);
        page.empty("line", "class", "axis", "x1", SMALL_SIDE, "x2", SMALL_WIDTH - SMALL_SIDE, "y1", floor, "y2", floor);
        for (double tick : x.ticks()) {
            page.leaf("text", number(tick), "x", place(x.position(tick)), "y", floor + 14, "text-anchor", "middle");
        }
        page.leaf("text", "microseconds", "x", SMALL_WIDTH / 2, "y", SMALL_HEIGHT - 4, "text-anchor", "middle")
                .close();
    }

    private void quantile(String name, double at, String anchor, double floor, int lower) {
        page.empty("line", "class", "quantile", "x1", place(at), "x2", place(at), "y1", SMALL_TOP + lower, "y2", floor)
                .leaf(
                        "text",
                        name,
                        "class",
                        "small",
                        "x",
                        place(at + (anchor.equals("end") ? -3 : 3)),
                        "y",
                        SMALL_TOP + 9 + lower,
                        "text-anchor",
                        anchor);
    }

    private static String place(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    /**
     * Formats a number with three significant digits, from 10,000 on with a suffix: k for thousands, M for millions.
     */
    static String number(double value) {
        if (value >= 1e6) {
            return digits(value / 1e6) + "M";
        }
        return value >= 1e4 ? digits(value / 1e3) + "k" : digits(value);
    }

    private static String digits(double value) {
        return new BigDecimal(value)
                .round(new MathContext(3))
                .stripTrailingZeros()
                .toPlainString();
    }

    /** Formats a size in bytes, with a suffix (K, M, G) if it is a multiple of that unit. */
    static String bytes(int size) {
        String[] units = {"", "K", "M", "G"};
        int unit = 0;
        int value = size;
        while (unit < units.length - 1 && value >= 1024 && value % 1024 == 0) {
            value /= 1024;
            unit++;
        }
        return value + units[unit];
    }
}
