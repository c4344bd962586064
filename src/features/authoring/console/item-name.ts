import type { ItemName } from './content-data.ts';

/** Item as one string, such as `lesson:course2/your-first-program`. */
export function nameOf({ kind, id }: ItemName): string {
  return `${kind}:${id}`;
}
