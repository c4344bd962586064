/** A column whose values are keys of stored files: what stands in it is backed up, and what stands in none may be removed. */
export interface FileColumn {
  readonly table: string;
  readonly keyColumn: string;
}
