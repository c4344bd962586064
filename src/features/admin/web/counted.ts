/** Formats a number of things: `1 message`, `1,200 messages`. */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`;
}
