import type { careerOrders } from './career-orders-contract.ts';

interface Career {
  readonly title: string;
  readonly enrolled: number;
  readonly applications: number;
}

interface Filter {
  readonly search?: string | undefined;
  readonly order?: (typeof careerOrders)[number] | undefined;
}

/** Returns careers whose title contains the text, sorted stably. */
export function filterCareers<Each extends Career>(
  careers: readonly Each[],
  { search = '', order = 'site' }: Filter,
): Each[] {
  const text = search.toLowerCase();
  const found = careers.filter(({ title }) => title.toLowerCase().includes(text));
  if (order === 'site') return found;
  if (order === 'title') return found.toSorted((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }));
  return found.toSorted((a, b) => b[order] - a[order]);
}
