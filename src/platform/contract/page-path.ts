// A page's pattern is its path in the page table, with `$name` for each parameter: `/blog/$slug`.

/** The path of a page with these parameter values, in order. */
export function pathAt(pattern: string, ...values: readonly string[]): string {
  const rest = [...values];
  return pattern.replaceAll(/\$\w+/g, () => rest.shift() ?? '');
}

/** Cache of compiled patterns. It is bounded by the page table, and pages are looked up at every visit. */
const expressions = new Map<string, RegExp>();

function expressionOf(pattern: string): RegExp {
  const expression = expressions.get(pattern) ?? new RegExp(`^${pattern.replaceAll(/\$(\w+)/g, '(?<$1>[^/]+)')}$`);
  expressions.set(pattern, expression);
  return expression;
}

/** Parameters of `path` by name; undefined if it does not match the pattern. */
export function paramsAt(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const match = expressionOf(pattern).exec(path);
  return match ? (match.groups ?? {}) : undefined;
}
