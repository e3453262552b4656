package org.rdma4j.gen.model;

/** A C type as it was written: typedef names, tags and qualifiers are kept, so that C can be printed from it. */
public sealed interface CType
        permits VoidType,
                ScalarType,
                PointerType,
                ArrayType,
                FunctionType,
                NamedType,
                UnnamedRecord,
                UnnamedEnum,
                QualifiedType {}
