package org.rdma4j.tests.guest.support;

import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.support.AnnotationConsumer;
import org.junit.jupiter.params.support.ParameterDeclarations;

/** Provides the devices of an {@link OnDevices} annotation. */
final class DeviceArguments implements ArgumentsProvider, AnnotationConsumer<OnDevices> {
    private Device[] devices = {};

    @Override
    public void accept(OnDevices annotation) {
        devices = annotation.value();
    }

    @Override
    public Stream<? extends Arguments> provideArguments(ParameterDeclarations parameters, ExtensionContext context) {
        return Stream.of(devices).map(Arguments::of);
    }
}
