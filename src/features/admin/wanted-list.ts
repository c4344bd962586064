/** What is listed, as the address has it. Texts are what people typed or followed: the list looks at them. */
export interface WantedList {
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
  /** Days as 2026-12-31, both among those that are listed. */
  readonly from?: string;
  readonly until?: string;
  readonly order?: string;
  /** How it stands there, where there are several ways. */
  readonly view?: string;
  /** The id of what is open. */
  readonly open?: string;
}

/** The id of a part of a course has two names in it. */
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

/** What an address asks for; what is none of these, or has no end, is left out. */
export function wantedListOf(search: Readonly<Record<string, unknown>>): WantedList {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = search[name];
      return typeof value === 'string' && value !== '' && value.length <= valueMaxLength ? [[name, value]] : [];
    }),
  );
}

/** The value if it is one of those that there are. */
export function oneOf<Value extends string>(value: string | undefined, known: readonly Value[]): Value | undefined {
  return known.find((each) => each === value);
}
