import { consoleQueryMaxLength, foundMax } from '../../features/admin/found-kinds-contract.ts';
import type { ListFilter } from '../../features/admin/list-filter.ts';
import type { ConsoleSection } from '../../features/admin/sections-contract.ts';
import type { ConsoleFinder } from '../../features/admin/server/public.ts';
import { fitting, wordsOf } from '../../features/admin/word-hits.ts';
import { roleOf, selectApplicationsBeginning } from '../../features/applications/server/public.ts';
import type { EditedKind } from '../../features/authoring/kinds-contract.ts';
import { selectCampaigns } from '../../features/campaigns/server/public.ts';
import { selectMessagesBeginning } from '../../features/contact/server/public.ts';
import { selectAccountsBeginning } from '../../features/identity/server/public.ts';
import { selectSubscribersBeginning } from '../../features/newsletter/server/public.ts';
import { titlesMeant } from '../../features/search/server/public.ts';
import type { Services } from '../../platform/server/services.ts';

interface Deps extends Pick<Services, 'db' | 'content'> {
  /** Lists all editable content, by kind and id. */
  readonly listContent: () => Promise<readonly ContentLine[]>;
}

/** Editable content, with the fields that the search needs. */
interface ContentLine {
  readonly kind: EditedKind;
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly savedAt: number | null;
}

/** Creates the finders of the console search: one for each kind of record, in display order. */
export function consoleFinders(deps: Deps): ConsoleFinder[] {
  return [users(deps), applications(deps), messages(deps), subscribers(deps), content(deps), campaigns(deps)];
}

function users({ db }: Deps): ConsoleFinder {
  return async (typed) =>
    (await selectAccountsBeginning(db, typed, foundMax)).map(({ id, name, email, createdAt }) => ({
      kind: 'user',
      title: name || email,
      detail: name === '' ? '' : email,
      at: Date.parse(createdAt),
      path: pathTo('users', id, { q: email }),
    }));
}

function applications({ db, content: { current } }: Deps): ConsoleFinder {
  return async (typed) =>
    (await selectApplicationsBeginning(db, typed, foundMax)).map(({ id, name, email, openingId, timestamp }) => ({
      kind: 'application',
      title: name,
      detail: [email, roleOf({ current }, openingId)].filter(Boolean).join(' · '),
      at: timestamp,
      path: pathTo('applications', id, { q: email }),
    }));
}

function messages({ db }: Deps): ConsoleFinder {
  return async (typed) =>
    (await selectMessagesBeginning(db, typed, foundMax)).map(({ id, name, email, state, timestamp }) => ({
      kind: 'message',
      title: name,
      detail: email,
      at: timestamp,
      // The list omits spam unless the filter asks for it.
      path: pathTo('messages', id, { q: email, ...(state === 'spam' && { state }) }),
    }));
}

function subscribers({ db }: Deps): ConsoleFinder {
  return async (typed) =>
    (await selectSubscribersBeginning(db, typed, foundMax)).map(({ id, email, timestamp }) => ({
      kind: 'subscriber',
      title: email,
      detail: '',
      at: timestamp,
      path: pathTo('subscribers', id, { q: email }),
    }));
}

const contentKinds = { course: 'course', opening: 'opening', article: 'article' } as const;

function content({ listContent }: Deps): ConsoleFinder {
  return async (typed) => {
    const found = (await fittingContent(typed, await listContent())).map(({ kind, id, title, path, savedAt }) => ({
      kind: kind in contentKinds ? contentKinds[kind as keyof typeof contentKinds] : ('content' as const),
      title,
      detail: path,
      at: savedAt,
      path: pathTo('content', `${kind}:${id}`),
    }));
    return (['course', 'opening', 'article', 'content'] as const).flatMap((wanted) =>
      found.filter(({ kind }) => kind === wanted).slice(0, foundMax),
    );
  };
}

/** Fuzzy matches need a word of four letters; shorter words match too much. */
const isLongEnoughToBeWrong = /[\p{L}\p{N}]{4}/u;

/** Content whose title has words that begin with the typed ones; if there is none, fuzzy matches. */
async function fittingContent(typed: string, lines: readonly ContentLine[]): Promise<readonly ContentLine[]> {
  const fits = fitting(wordsOf(typed));
  const asTyped = lines.filter(({ title }) => fits(title));
  if (asTyped.length > 0 || !isLongEnoughToBeWrong.test(typed)) return asTyped;
  const meant = await titlesMeant(
    typed,
    lines.map(({ title }) => title),
  );
  return meant.flatMap((place) => lines[place] ?? []);
}

function campaigns({ db }: Deps): ConsoleFinder {
  return async (typed) =>
    (await selectCampaigns(db, { search: typed, order: 'newest', limit: foundMax })).map(
      ({ id, subject, changedAt }) => ({
        kind: 'campaign',
        title: subject,
        detail: '',
        at: changedAt,
        path: pathTo('campaigns', id, { q: subject }),
      }),
    );
}

/** Path of an item opened in its list. The list is filtered to it, since its first page may not contain the item. */
function pathTo(section: ConsoleSection, open: string, { q, ...wanted }: ListFilter = {}): string {
  const search = { ...(q !== undefined && { q: q.slice(0, consoleQueryMaxLength) }), ...wanted, open };
  return `/admin/${section}?${new URLSearchParams(search).toString()}`;
}
