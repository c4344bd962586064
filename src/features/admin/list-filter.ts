/** Filter of a list as given in the URL. Values are not validated: each list checks them. */
export interface ListFilter {
  readonly q?: string;
  readonly state?: string;
  readonly role?: string;
  readonly act?: string;
  readonly actor?: string;
  readonly assignee?: string;
  readonly course?: string;
  readonly opening?: string;
  readonly kind?: string;
  readonly mark?: string;
  /** First and last day of the period, inclusive, such as 2026-12-31. */
  readonly from?: string;
  readonly until?: string;
  readonly order?: string;
  /** View of the list, if there are several. */
  readonly view?: string;
  /** Id of the open item. */
  readonly open?: string;
}

/** Long enough for the id of a course part, which consists of two names. */
const valueMaxLength = 150;
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
