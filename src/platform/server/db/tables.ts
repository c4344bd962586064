/**
 * Every table of the database. Empty here: each feature adds its own by declaration merging, in its `queries.ts` or `tables.ts`,
 * so that `Database` needs no type parameter and the platform no knowledge of features.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- features add to it by declaration merging
export interface Tables {}
