import type { courseOrders } from './course-lists-contract.ts';

interface Course {
  readonly title: string;
  readonly enrolled: number;
  readonly activeLately: number;
  readonly finished: number;
  readonly left: number;
  readonly rating: number | null;
}

interface Filter {
  readonly search?: string | undefined;
  readonly order?: (typeof courseOrders)[number] | undefined;
}

/** Returns courses whose title contains the text, sorted stably. */
export function filterCourses<Each extends Course>(
  courses: readonly Each[],
  { search = '', order = 'site' }: Filter,
): Each[] {
  const text = search.toLowerCase();
  const found = courses.filter(({ title }) => title.toLowerCase().includes(text));
  if (order === 'site') return found;
  if (order === 'title') return found.toSorted((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }));
  const numberOf = { ...countOf, rating: ({ rating }: Course) => rating ?? 0 }[order];
  return found.toSorted((a, b) => numberOf(b) - numberOf(a));
}

const countOf = {
  enrolled: ({ enrolled }: Course) => enrolled,
  active: ({ activeLately }: Course) => activeLately,
  finished: ({ finished }: Course) => finished,
  left: ({ left }: Course) => left,
};
