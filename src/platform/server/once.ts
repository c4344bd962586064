/** Returns a getter that calls `make` at its first use and caches the result. */
export function once<T>(make: () => T): () => T {
  let result: { readonly value: T } | undefined;
  return () => (result ??= { value: make() }).value;
}
