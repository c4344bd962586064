/** The roots, and all that they lead to. */
export function reachable<T>(roots: Iterable<T>, next: (from: T) => Iterable<T>): Set<T> {
  const found = new Set(roots);
  // A set that grows is walked to its end.
  for (const each of found) for (const other of next(each)) found.add(other);
  return found;
}
