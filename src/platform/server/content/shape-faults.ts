import type * as z from 'zod/mini';
import { placeWords, shapeWords } from './shape-words.ts';

interface ShapeFault {
  readonly at: readonly PropertyKey[];
  /** True if the fault is the key itself, not its value. */
  readonly isKey: boolean;
  readonly message: string;
}

/** Validates data against a shape; returns every fault in words for the file's author. */
export function checkShape(shape: z.ZodMiniType, data: unknown): { data: unknown; faults: readonly ShapeFault[] } {
  const result = shape.safeParse(data, { error: shapeWords });
  if (result.success) return { data: result.data, faults: [] };
  const faults = result.error.issues.flatMap(closest).flatMap((issue): ShapeFault[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ at: [...issue.path, key], isKey: true, message: `unknown key "${key}"` }));
    }
    const name = issue.path.length === 0 ? '' : `"${placeWords(issue.path)}" `;
    if (issue.code === 'invalid_key')
      return [{ at: issue.path, isKey: true, message: `${name}${issue.issues[0]?.message ?? issue.message}` }];
    const isMissing = valueAt(data, issue.path) === undefined;
    return [{ at: issue.path, isKey: false, message: `${name}${isMissing ? 'is missing' : issue.message}` }];
  });
  return { data: null, faults };
}

/** For a union, the faults of the closest alternative: the one whose faults are deepest, and then fewest. */
function closest(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const ways = issue.errors.map((way) =>
    way.flatMap((each) => closest({ ...each, path: [...issue.path, ...each.path] })),
  );
  const depthOf = (way: readonly z.core.$ZodIssue[]) => Math.max(...way.map(({ path }) => path.length));
  return ways.toSorted((one, other) => depthOf(other) - depthOf(one) || one.length - other.length)[0] ?? [issue];
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  );
}
