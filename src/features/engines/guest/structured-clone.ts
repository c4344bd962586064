/** Adds `structuredClone`, which browsers have and QuickJS lacks: a deep copy of plain data, Map, Set and Date. */
export function installStructuredClone(): void {
  Object.assign(globalThis, { structuredClone: (value: unknown) => copy(value, new Map()) });
}

function copy(value: unknown, copies: Map<object, unknown>): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') {
    throw Object.assign(new Error(`${String(value)} could not be cloned.`), { name: 'DataCloneError' });
  }
  if (typeof value !== 'object' || value === null) return value;
  const known = copies.get(value);
  if (known !== undefined) return known;
  if (value instanceof Date) return new Date(value.getTime());
  if (value instanceof Map) {
    const made = keep(value, new Map<unknown, unknown>(), copies);
    for (const [key, each] of value) made.set(copy(key, copies), copy(each, copies));
    return made;
  }
  if (value instanceof Set) {
    const made = keep(value, new Set<unknown>(), copies);
    for (const each of value) made.add(copy(each, copies));
    return made;
  }
  const made = keep(value, (Array.isArray(value) ? [] : {}) as Record<string, unknown>, copies);
  for (const [key, each] of Object.entries(value)) made[key] = copy(each, copies);
  return made;
}

function keep<T>(original: object, made: T, copies: Map<object, unknown>): T {
  copies.set(original, made);
  return made;
}
