/** What is listed, as the address has it. Texts are what people typed or followed: the list looks at them. */
export interface WantedList {
  readonly q?: string;
  readonly state?: string;
  readonly role?: string;
  readonly order?: string;
  /** The id of what is open. */
  readonly open?: string;
}

const names = ['q', 'state', 'role', 'order', 'open'] as const;

/** What an address asks for; what is none of these, or has no end, is left out. */
export function wantedListOf(search: Readonly<Record<string, unknown>>): WantedList {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = search[name];
      return typeof value === 'string' && value !== '' && value.length <= 100 ? [[name, value]] : [];
    }),
  );
}

/** The value if it is one of those that there are. */
export function oneOf<Value extends string>(value: string | undefined, known: readonly Value[]): Value | undefined {
  return known.find((each) => each === value);
}
