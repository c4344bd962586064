import type * as z from 'zod/mini';
import { placeWords, shapeWords } from './shape-words.ts';

interface ShapeFault {
  readonly at: readonly PropertyKey[];
  /** The fault is the key itself, not its value. */
  readonly isKey: boolean;
  readonly message: string;
}

/** Checks data against a shape; every fault in words for the author of the file. */
export function checkShape(shape: z.ZodMiniType, data: unknown): { data: unknown; faults: readonly ShapeFault[] } {
  const result = shape.safeParse(data, { error: shapeWords });
  if (result.success) return { data: result.data, faults: [] };
  const faults = result.error.issues.flatMap((issue): ShapeFault[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ at: [...issue.path, key], isKey: true, message: `unknown key "${key}"` }));
    }
    const name = issue.path.length === 0 ? '' : `"${placeWords(issue.path)}" `;
    const isMissing = valueAt(data, issue.path) === undefined;
    return [{ at: issue.path, isKey: false, message: `${name}${isMissing ? 'is missing' : issue.message}` }];
  });
  return { data: null, faults };
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  );
}
