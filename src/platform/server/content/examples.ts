/** Marks the name of an example person. */
export function markedName(name: string, isExample: boolean): string {
  return isExample ? `${name} (example)` : name;
}
