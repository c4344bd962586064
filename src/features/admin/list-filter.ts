/** Parameters of a list's URL. `from` and `until` are the first and last day of a period; `open` is the open item's id. */
const names = [
  'q',
  'state',
  'role',
  'act',
  'actor',
  'assignee',
  'course',
  'opening',
  'kind',
  'mark',
  'from',
  'until',
  'order',
  'view',
  'open',
] as const;

/** Filter of a list as given in the URL. Values are not validated: each list checks them. */
export type ListFilter = { readonly [Name in (typeof names)[number]]?: string };

/** Long enough for the id of a course part, which consists of two names. */
const valueMaxLength = 150;

/** Reads the filter from a URL; ignores unknown keys and too long values. */
export function listFilterOf(search: Readonly<Record<string, unknown>>): ListFilter {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = search[name];
      return typeof value === 'string' && value !== '' && value.length <= valueMaxLength ? [[name, value]] : [];
    }),
  );
}

/** Returns the value if it is one of the known ones. */
export function oneOf<Value extends string>(value: string | undefined, known: readonly Value[]): Value | undefined {
  return known.find((each) => each === value);
}
