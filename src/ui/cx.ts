/** Joins class names; what is false or undefined is left out. */
export function cx(...names: ReadonlyArray<string | false | undefined>): string {
  return names.filter(Boolean).join(' ');
}
