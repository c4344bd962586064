import type { Condition, Value } from '../db/expressions.ts';
import type { Tables } from '../db/tables.ts';

/** Somebody whose account is looked for. */
export interface Person {
  readonly uid: string;
  /** The address that signs them in, in lower case. */
  readonly email: string;
  /** Where to write to them; they entered it, and nobody has proved that it is theirs. */
  readonly contactEmail: string;
  /** Whether the sign-in address is confirmed. An unconfirmed one finds nothing, because anybody may have signed up with it. */
  readonly isConfirmed: boolean;
}

type Table = keyof Tables & string;
type ColumnOf<T extends Table> = keyof Tables[T] & string;

/** How the rows of a person are found in a table T. */
type Finding<T extends Table> =
  /** By their uid in this column. */
  | { readonly uid: ColumnOf<T> }
  /** Column with the confirmed sign-in address, including rows given without signing in. */
  | { readonly address: ColumnOf<T> }
  /** Column whose text contains the uid or the confirmed sign-in address; `alsoByContact` adds the contact address. */
  | { readonly named: ColumnOf<T>; readonly alsoByContact?: true }
  /** By the row of another table that this column names by its id, and that is theirs. */
  | Through<T>;

/** One for each table that it may lead to, so that the columns of that one are known. */
type Through<T extends Table> = {
  [To in Table]: { readonly through: ColumnOf<T>; readonly to: To; readonly whose: readonly DirectFinding<To>[] };
}[Table];

type DirectFinding<T extends Table> = { readonly uid: ColumnOf<T> } | { readonly address: ColumnOf<T> };

/** What becomes of the rows when the person's account is deleted. `why` is for whoever reads the list. */
type Deletion<T extends Table> =
  | 'delete'
  /** What is of the person is written over, and the row stays; `ifAgreed`: only of whoever agreed to it, else it goes. */
  | { readonly anonymise: Partial<Tables[T]>; readonly why: string; readonly ifAgreed?: true };

/** What the person gets of it when they download what is theirs: a name for the file of JSON, or why not. */
type Download<T extends Table> =
  | {
      readonly as: string;
      readonly without?: readonly ColumnOf<T>[];
      /** Only rows of which this is true: the person has not been told of the others. */
      readonly only?: Condition;
      /** What columns are given as, where the person has not been told of what stands in them. */
      readonly instead?: { readonly [Column in ColumnOf<T>]?: Value<Tables[T][Column]> };
    }
  | { readonly notBecause: string };

/** One kind of what a table holds of persons. */
export interface Rule<T extends Table> {
  readonly holds: string;
  readonly by: readonly Finding<T>[];
  readonly deletion: Deletion<T>;
  readonly download: Download<T>;
  /** Files that the rows name: deleted with them, and part of the download. */
  readonly file?: { readonly keyColumn: ColumnOf<T>; readonly nameColumn: ColumnOf<T> };
}

/** Nothing in it is of a person, or nothing by which one could be found; in either case, why. */
interface OfNobody {
  readonly ofNobody: string;
}

/**
 * What each table holds of persons, how that is found, and what becomes of it. Complete, or it does not compile. Rows are
 * deleted in this order: a table stands before those that its rows need.
 */
export type PersonalData = { readonly [T in Table]: OfNobody | readonly Rule<T>[] };

/** A rule whose table is known by name only. */
export interface TableRule {
  readonly table: string;
  readonly holds: string;
  readonly by: readonly AnyFinding[];
  readonly deletion:
    | 'delete'
    | { readonly anonymise: Readonly<Record<string, string | number | null>>; ifAgreed?: true };
  readonly download:
    | {
        readonly as: string;
        readonly without?: readonly string[];
        readonly only?: Condition;
        readonly instead?: Readonly<Record<string, Value<unknown>>>;
      }
    | { readonly notBecause: string };
  readonly file?: { readonly keyColumn: string; readonly nameColumn: string };
}

export type AnyFinding =
  | { readonly uid: string }
  | { readonly address: string }
  | { readonly named: string; readonly alsoByContact?: true }
  | { readonly through: string; readonly to: string; readonly whose: readonly AnyFinding[] };

/** Every rule with its table, in their order. */
export function rulesOf(data: PersonalData): TableRule[] {
  return Object.entries(data).flatMap(([table, entry]) =>
    'ofNobody' in entry ? [] : entry.map((rule) => ({ ...rule, table }) as TableRule),
  );
}
