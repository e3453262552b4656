/* An empty library, to be used under the name of another. */
typedef int nothing;
