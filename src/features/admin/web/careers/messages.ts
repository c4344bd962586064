/** Texts of /admin/careers and of the overview's careers. */
export const careerMessages = {
  lead: 'How many people have chosen each career, and how many applied for its openings. An opening leads to its applications.',
  failed: 'The careers could not be loaded.',
  search: 'Find a career',
  searchHint: 'By a text in its title',
  empty: 'No career fits.',
  emptyHint: 'Another search may have the one that you look for.',
  none: 'There is no career yet.',
  noneHint: 'Careers are made under Content.',
  orders: {
    site: 'As on the site',
    title: 'By title',
    enrolled: 'Most people first',
    applications: 'Most applications first',
  },
  enrolled: (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en')} people`),
  applications: (count: number) => (count === 1 ? '1 application' : `${count.toLocaleString('en')} applications`),
  noOpening: 'No opening names it.',
  closed: 'Closed',
  openingsOf: (title: string) => `Openings of ${title}`,
  all: (count: number) => `All ${count.toLocaleString('en')} careers`,
} as const;
