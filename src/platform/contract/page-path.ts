// A page's pattern is its path as the table of pages has it, with `$name` in the place of each parameter: `/blog/$slug`.

/** The path of a page whose parameters, in their order, have these values. */
export function pathAt(pattern: string, ...values: readonly string[]): string {
  const rest = [...values];
  return pattern.replaceAll(/\$\w+/g, () => rest.shift() ?? '');
}

/** Of each pattern that was asked for, which are those of the table: pages are looked up at every visit. */
const expressions = new Map<string, RegExp>();

function expressionOf(pattern: string): RegExp {
  const made = expressions.get(pattern) ?? new RegExp(`^${pattern.replaceAll(/\$(\w+)/g, '(?<$1>[^/]+)')}$`);
  expressions.set(pattern, made);
  return made;
}

/** What stands at `path` in the place of each parameter, by its name; undefined if it is no path of the pattern. */
export function paramsAt(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const match = expressionOf(pattern).exec(path);
  return match ? (match.groups ?? {}) : undefined;
}
