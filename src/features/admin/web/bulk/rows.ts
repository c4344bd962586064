/** Change of a row from the value that the administrator has seen. */
export interface Change<From, To = From> {
  readonly id: string;
  readonly from: From;
  readonly to: To;
}

export type Rows = readonly { readonly id: string }[];

/** Leaves only the ids of rows, as a bulk call names them. */
export const idsOf = (rows: Rows) => rows.map(({ id }) => ({ id }));
