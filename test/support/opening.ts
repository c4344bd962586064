/** File of an opening for a glazier that is not an example. Days have the form `2026-11-23`. */
export function openingSource({
  datePosted = '2026-01-01',
  validThrough,
}: {
  readonly datePosted?: string;
  readonly validThrough: string;
}): string {
  return `---
title: Glazier
location: Anywhere
remote: true
employmentType: FULL_TIME
employmentTypeLabel: Full time
datePosted: ${datePosted}
validThrough: ${validThrough}
responsibilities: [Fit panes]
requirements: [A steady hand]
---

You fit panes.
`;
}
