/**
 * Every table of the database. Empty here: each feature's `tables.ts` adds its own by declaration merging,
 * so that `Database` needs no type parameter and the platform no knowledge of features.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- merged into, see above
export interface Tables {}
