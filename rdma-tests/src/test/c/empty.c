/* A library without anything, to stand under another's name. */
typedef int nothing;
