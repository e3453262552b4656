package org.rdma4j.tests.nativeimage;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Replaces each call for which {@link Recorder} has a method by a call of that method. Optionally makes Resolution find
 * every symbol, so that symbols missing from the libraries of this machine are linked too.
 */
final class RecordingRewriter extends ClassVisitor {
    private static final int API = Opcodes.ASM9;
    private static final String RECORDER = Type.getInternalName(Recorder.class);
    private static final String RESOLUTION = "org/rdma4j/sys/runtime/checking/Resolution";
    private static final String SEGMENT = "java/lang/foreign/MemorySegment";

    /** Names and descriptors of the replacement methods. */
    private static final Set<String> STANDS_IN = Stream.of(Recorder.class.getDeclaredMethods())
            .filter(m -> java.lang.reflect.Modifier.isPublic(m.getModifiers()))
            .map(m -> m.getName() + Type.getMethodDescriptor(m))
            .collect(Collectors.toUnmodifiableSet());

    private final boolean findAll;

    private RecordingRewriter(boolean findAll, ClassVisitor next) {
        super(API, next);
        this.findAll = findAll;
    }

    static byte[] rewrite(byte[] classFile, boolean findAll) {
        ClassReader reader = new ClassReader(classFile);
        // The stack map frames remain valid, because a replacement has the same arguments and result.
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(new RecordingRewriter(findAll, writer), 0);
        return writer.toByteArray();
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
            int access, String name, String type, String signature, String[] exceptions) {
        MethodVisitor method = super.visitMethod(access, name, type, signature, exceptions);
        if (findAll && name.equals("of")) {
            found(method);
            return null;
        }
        return new Calls(method);
    }

    /** Generates {@code return Resolution.found(MemorySegment.ofAddress(1))}. */
    private static void found(MethodVisitor method) {
        method.visitCode();
        method.visitInsn(Opcodes.LCONST_1);
        method.visitMethodInsn(Opcodes.INVOKESTATIC, SEGMENT, "ofAddress", "(J)L" + SEGMENT + ";", true);
        method.visitMethodInsn(
                Opcodes.INVOKESTATIC, RESOLUTION, "found", "(L" + SEGMENT + ";)L" + RESOLUTION + ";", false);
        method.visitInsn(Opcodes.ARETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }

    private static final class Calls extends MethodVisitor {
        Calls(MethodVisitor next) {
            super(API, next);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            if (opcode != Opcodes.INVOKESTATIC && opcode != Opcodes.INVOKESPECIAL) {
                Type[] parameters = Type.getArgumentTypes(descriptor);
                Type[] withReceiver = new Type[parameters.length + 1];
                withReceiver[0] = Type.getObjectType(owner);
                System.arraycopy(parameters, 0, withReceiver, 1, parameters.length);
                String standIn = Type.getMethodDescriptor(Type.getReturnType(descriptor), withReceiver);
                if (STANDS_IN.contains(name + standIn)) {
                    super.visitMethodInsn(Opcodes.INVOKESTATIC, RECORDER, name, standIn, false);
                    return;
                }
                if (owner.equals("java/lang/foreign/Linker") && name.matches("downcallHandle|upcallStub")) {
                    throw new AssertionError("no replacement for " + name + Arrays.toString(parameters));
                }
            }
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }
    }
}
