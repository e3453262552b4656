package org.rdma4j.tests.coverage;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Inserts a call of {@link CallRecorder} before each return and throw of the public static methods of a class. */
final class CallRewriter extends ClassVisitor {
    private static final String RECORDER = Type.getInternalName(CallRecorder.class);
    private static final int API = Opcodes.ASM9;

    private CallRewriter(ClassVisitor next) {
        super(API, next);
    }

    /** Returns the class file with recording calls inserted. */
    static byte[] rewrite(byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        // The inserted code has no branches: stack map frames remain valid, and only the maximum stack depth changes.
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(new CallRewriter(writer), 0);
        return writer.toByteArray();
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String type, String signature, String[] exceptions) {
        MethodVisitor method = super.visitMethod(access, name, type, signature, exceptions);
        int both = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
        // Methods that return a Java string call the recorded function themselves.
        boolean stringForm = Type.getReturnType(type).equals(Type.getType(String.class));
        return (access & both) == both && !stringForm ? new Exits(method, name) : method;
    }

    private static final class Exits extends MethodVisitor {
        private final String function;

        Exits(MethodVisitor next, String function) {
            super(API, next);
            this.function = function;
        }

        @Override
        public void visitInsn(int opcode) {
            switch (opcode) {
                case Opcodes.RETURN -> record("returned", "(Ljava/lang/String;)V");
                case Opcodes.IRETURN -> {
                    super.visitInsn(Opcodes.DUP);
                    record("returned", "(ILjava/lang/String;)V");
                }
                case Opcodes.LRETURN -> {
                    super.visitInsn(Opcodes.DUP2);
                    record("returned", "(JLjava/lang/String;)V");
                }
                case Opcodes.ARETURN -> {
                    super.visitInsn(Opcodes.DUP);
                    record("returned", "(Ljava/lang/Object;Ljava/lang/String;)V");
                }
                case Opcodes.ATHROW -> {
                    super.visitInsn(Opcodes.DUP);
                    record("threw", "(Ljava/lang/Throwable;Ljava/lang/String;)V");
                }
                default -> {
                    // Other instructions do not leave the method.
                }
            }
            super.visitInsn(opcode);
        }

        private void record(String method, String type) {
            super.visitLdcInsn(function);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, RECORDER, method, type, false);
        }
    }
}
