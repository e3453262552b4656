package org.rdma4j.gen.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** C names in documentation become links to the corresponding Java elements. */
class NameLinksTest {

    private static String documented(String name, String text, String file) {
        EmitFixture fixture = FunctionEmissionTest.shop();
        fixture.documentation = Map.of(name, text);
        return fixture.emit().get("org/example/shop/" + file);
    }

    private static void assertJavadoc(String text, String javadoc) {
        assertThat(documented("shop_close", text, "Shop.java"))
                .contains(
                        "/**\n     * " + javadoc + "\n     *\n     * <p>{@code int shop_close(struct stock *stock)}\n");
    }

    @Test
    void linksEveryKindOfName() {
        assertJavadoc("See `shop_open`.", "See {@link Shop#shop_open shop_open}.");
        assertJavadoc("See `stock`.", "See {@link stock stock}.");
        assertJavadoc("See `stock.n`.", "See {@link stock#n stock.n}.");
        assertJavadoc("See `shop_flags`.", "See {@link shop_flags shop_flags}.");
        assertJavadoc("See `SHOP_OPEN`.", "See {@link shop_flags#SHOP_OPEN SHOP_OPEN}.");
        assertJavadoc("See `SHOP_UNNAMED`.", "See {@link Shop#SHOP_UNNAMED SHOP_UNNAMED}.");
        assertJavadoc("See `SHOP_MAX`.", "See {@link Shop#SHOP_MAX SHOP_MAX}.");
    }

    @Test
    void doesNotLinkOtherCode() {
        assertJavadoc("`stock` of `0`, `stock.m`.", "{@link stock stock} of {@code 0}, {@code stock.m}.");
    }

    @Test
    void linksTheFirstOccurrenceOnly() {
        assertJavadoc("`stock`, `stock`.", "{@link stock stock}, {@code stock}.");
    }

    @Test
    void doesNotLinkTheDocumentedElement() {
        assertJavadoc("`shop_close` closes.", "{@code shop_close} closes.");
        assertThat(documented("stock.n", "Of a `stock`: not `stock.n`.", "stock.java"))
                .contains("Of a {@code stock}: not {@code stock.n}.");
    }

    @Test
    void doesNotLinkSkippedDeclarations() {
        EmitFixture fixture = FunctionEmissionTest.shop();
        fixture.skip.put("shop_str", "of no use");
        fixture.documentation = Map.of("shop_close", "Not `shop_str`.");
        assertThat(fixture.emit().get("org/example/shop/Shop.java")).contains(" * Not {@code shop_str}.");
    }

    @Test
    void linksARenamedElement() {
        EmitFixture fixture = FunctionEmissionTest.shop();
        fixture.rename.put("stock.n", "number");
        fixture.documentation = Map.of("shop_close", "See `stock.n`.");
        assertThat(fixture.emit().get("org/example/shop/Shop.java")).contains("{@link stock#number stock.n}");
    }
}
