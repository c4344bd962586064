import { foundKinds } from '../../found-kinds-contract.ts';
import { consoleSections } from '../../sections-contract.ts';
import { fitting, wordsOf } from '../../word-hits.ts';
import { dayText } from '../format.ts';
import { consoleMessages } from '../messages.ts';
import type { Found } from './data.ts';
import { consoleSearchMessages as texts } from './messages.ts';

/** Result with its target. */
export interface Goal {
  readonly title: string;
  /** Empty if there is none. */
  readonly detail: string;
  /** Path in the console. */
  readonly path: string;
}

export interface GoalGroup {
  readonly title: string;
  readonly goals: readonly Goal[];
}

/** Lists whose own search finds a text anywhere, unlike the console search. */
const listsWithin = ['users', 'applications', 'messages', 'subscribers'] as const;

/** Console pages that match, and the server's results; once loaded, also links to lists that search more thoroughly. */
export function groupsOf(q: string, items: readonly Found[] | null): GoalGroup[] {
  const found = items ?? [];
  const kinds = foundKinds.map((kind) => ({
    title: texts.kinds[kind],
    goals: found.filter((each) => each.kind === kind).map(goalOf),
  }));
  const lists = { title: texts.inLists, goals: listsWithin.map((list) => goalWithin(list, q)) };
  return [{ title: texts.pages, goals: pagesFor(q) }, ...kinds, ...(items ? [lists] : [])].filter(
    ({ goals }) => goals.length > 0,
  );
}

function goalOf({ title, detail, at, path }: Found): Goal {
  return { title, detail: [detail, at === null ? '' : dayText(at)].filter(Boolean).join(' · '), path };
}

function goalWithin(list: (typeof listsWithin)[number], q: string): Goal {
  const path = `/admin/${list}?${new URLSearchParams({ q }).toString()}`;
  return { title: texts.inList(consoleMessages.sections[list], q), detail: '', path };
}

function pagesFor(q: string): Goal[] {
  const pages = [
    { title: texts.overview, detail: '', path: '/admin' },
    ...consoleSections.map((section) => ({
      title: consoleMessages.sections[section],
      detail: '',
      path: `/admin/${section}`,
    })),
  ];
  const fits = fitting(wordsOf(q));
  return pages.filter(({ title }) => fits(title));
}
