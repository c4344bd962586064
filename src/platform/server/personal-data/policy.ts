import type { Condition, Value } from '../db/statement.ts';
import type { Tables } from '../db/tables.ts';

/** Account whose data is looked up. */
export interface DataSubject {
  readonly uid: string;
  /** The sign-in address, in lower case. */
  readonly email: string;
  /** Contact address that the user entered; it is unverified. */
  readonly contactEmail: string;
  /**
   * True if the sign-in address is confirmed. An unconfirmed one finds nothing, because anybody may have signed up with
   * it.
   */
  readonly isConfirmed: boolean;
}

type Table = keyof Tables & string;
type ColumnOf<T extends Table> = keyof Tables[T] & string;

/** Ways to find a person's rows in a table T. */
type Finding<T extends Table> =
  /** By their uid in this column. */
  | { readonly uid: ColumnOf<T> }
  /** Column with the confirmed sign-in address, including rows given without signing in. */
  | { readonly address: ColumnOf<T> }
  /** Column whose text contains the uid or the confirmed sign-in address; `alsoByContact` adds the contact address. */
  | { readonly named: ColumnOf<T>; readonly alsoByContact?: true }
  /** By a row of another table that this column references and that is theirs. */
  | Through<T>;

/** One variant per target table, so that its columns are known. */
type Through<T extends Table> = {
  [To in Table]: { readonly through: ColumnOf<T>; readonly to: To; readonly whose: readonly DirectFinding<To>[] };
}[Table];

type DirectFinding<T extends Table> = { readonly uid: ColumnOf<T> } | { readonly address: ColumnOf<T> };

/** Treatment of the rows when the account is deleted. `why` is for readers of the list. */
type Deletion<T extends Table> =
  | 'delete'
  /**
   * Overwrites the personal columns and keeps the row; `ifAgreed`: only with the person's consent, otherwise the row is
   * deleted.
   */
  | { readonly anonymise: Partial<Tables[T]>; readonly why: string; readonly ifAgreed?: true };

/** Content of the person's own download: the name of its JSON file, or the reason why it is not included. */
type Download<T extends Table> =
  | {
      readonly as: string;
      readonly without?: readonly ColumnOf<T>[];
      /** Only rows that match: the person has not been notified of the others. */
      readonly only?: Condition;
      /** Replacements for columns whose current value the person has not been notified of. */
      readonly instead?: { readonly [Column in ColumnOf<T>]?: Value<Tables[T][Column]> };
    }
  | { readonly notBecause: string };

/** One kind of personal data in a table. */
export interface Rule<T extends Table> {
  readonly holds: string;
  readonly by: readonly Finding<T>[];
  readonly deletion: Deletion<T>;
  readonly download: Download<T>;
  /** Files that the rows reference: deleted with them, and part of the download. */
  readonly file?: { readonly keyColumn: ColumnOf<T>; readonly nameColumn: ColumnOf<T> };
}

/** Contains no personal data, or none that could be linked to a person; `reason` says why. */
interface NotPersonal {
  readonly reason: string;
}

/**
 * Personal data in each table, how it is found, and what happens to it. Incomplete lists do not compile. Rows are
 * deleted in this order: a table precedes those that its rows reference.
 */
export type PersonalData = { readonly [T in Table]: NotPersonal | readonly Rule<T>[] };

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

/** Every rule with its table, in order. */
export function rulesOf(data: PersonalData): TableRule[] {
  return Object.entries(data).flatMap(([table, entry]) =>
    'reason' in entry ? [] : entry.map((rule) => ({ ...rule, table }) as TableRule),
  );
}
