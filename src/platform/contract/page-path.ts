// A page's pattern is its path as the table of pages has it, with `$name` in the place of each parameter: `/blog/$slug`.

/** The path of a page whose parameters, in their order, have these values. */
export function pathAt(pattern: string, ...values: readonly string[]): string {
  const rest = [...values];
  return pattern.replaceAll(/\$\w+/g, () => rest.shift() ?? '');
}

/** What stands at `path` in the place of each parameter, by its name; undefined if it is no path of the pattern. */
export function paramsAt(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const match = new RegExp(`^${pattern.replaceAll(/\$(\w+)/g, '(?<$1>[^/]+)')}$`).exec(path);
  return match ? (match.groups ?? {}) : undefined;
}
