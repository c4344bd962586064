/** How a person is named who came with the software: whoever reads of them is told that there is no such person here. */
export function markedName(name: string, isExample: boolean): string {
  return isExample ? `${name} (example)` : name;
}
