/** Texts of /admin/careers and of the overview's careers. */
export const careerMessages = {
  lead: 'People who chose each career, and applications for its openings. Select an opening to see its applications.',
  failed: 'The careers could not be loaded.',
  search: 'Find a career',
  searchHint: 'By title',
  empty: 'No careers found.',
  emptyHint: 'Try another search.',
  none: 'No careers yet.',
  noneHint: 'Create careers under Content.',
  orders: {
    site: 'As on the site',
    title: 'By title',
    enrolled: 'Most people first',
    applications: 'Most applications first',
  },
  enrolled: (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en')} people`),
  applications: (count: number) => (count === 1 ? '1 application' : `${count.toLocaleString('en')} applications`),
  noOpening: 'No openings',
  closed: 'Closed',
  openingsOf: (title: string) => `Openings of ${title}`,
  all: (count: number) => `All ${count.toLocaleString('en')} careers`,
} as const;
