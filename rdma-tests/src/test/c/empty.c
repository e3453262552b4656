/* An empty library, which tests install under the name of another one. */
typedef int nothing;
