/** Parts of an installation that can be checked separately, in the order of `opvir doctor`. */
export const checkParts = ['installation', 'database', 'mail', 'scanner'] as const;

export type CheckPart = (typeof checkParts)[number];
