import type { ItemName } from './content-data.ts';

/** An item in one word: `lesson:course2/your-first-program`. */
export function nameOf({ kind, id }: ItemName): string {
  return `${kind}:${id}`;
}
