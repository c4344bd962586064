/** Roots and everything reachable from them. */
export function reachable<T>(roots: Iterable<T>, next: (from: T) => Iterable<T>): Set<T> {
  const found = new Set(roots);
  // Iterating a set includes elements added meanwhile.
  for (const each of found) for (const other of next(each)) found.add(other);
  return found;
}
