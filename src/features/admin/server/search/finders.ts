import type * as z from 'zod/mini';
import { roleOf, selectApplicationsBeginning } from '../../../applications/server/public.ts';
import { selectCampaigns } from '../../../campaigns/server/public.ts';
import { selectMessagesBeginning } from '../../../contact/server/public.ts';
import { selectAccountsBeginning } from '../../../identity/server/public.ts';
import { selectSubscribersBeginning } from '../../../newsletter/server/public.ts';
import { titlesMeant } from '../../../search/server/public.ts';
import { consoleQueryMaxLength, foundMax } from '../../found-kinds-contract.ts';
import type { Found as FoundShape } from '../../search-contract.ts';
import type { ConsoleSection } from '../../sections-contract.ts';
import type { ListFilter } from '../../list-filter.ts';
import { fitting, wordsOf } from '../../word-hits.ts';
import type { AdminDeps, ContentLine } from '../deps.ts';

type Found = z.infer<typeof FoundShape>;
type Find = (typed: string) => Promise<Found[]>;

/** Finders by kind, in display order. */
export function consoleFinders(deps: AdminDeps): Find[] {
  return [users(deps), applications(deps), messages(deps), subscribers(deps), content(deps), campaigns(deps)];
}

function users({ db }: AdminDeps): Find {
  return async (typed) =>
    (await selectAccountsBeginning(db, typed, foundMax)).map(({ id, name, email, createdAt }) => ({
      kind: 'user',
      title: name || email,
      detail: name === '' ? '' : email,
      at: Date.parse(createdAt),
      path: pathTo('users', id, { q: email }),
    }));
}

function applications({ db, content: { current } }: AdminDeps): Find {
  return async (typed) =>
    (await selectApplicationsBeginning(db, typed, foundMax)).map(({ id, name, email, openingId, timestamp }) => ({
      kind: 'application',
      title: name,
      detail: [email, roleOf({ current }, openingId)].filter(Boolean).join(' · '),
      at: timestamp,
      path: pathTo('applications', id, { q: email }),
    }));
}

function messages({ db }: AdminDeps): Find {
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

function subscribers({ db }: AdminDeps): Find {
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

function content({ listContent }: AdminDeps): Find {
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

function campaigns({ db }: AdminDeps): Find {
  return async (typed) =>
    (await selectCampaigns(db, { search: typed, limit: foundMax })).map(({ id, subject, changedAt }) => ({
      kind: 'campaign',
      title: subject,
      detail: '',
      at: changedAt,
      path: pathTo('campaigns', id, { q: subject }),
    }));
}

/** Path of an item opened in its list. The list is filtered to it, since its first page may not contain the item. */
function pathTo(section: ConsoleSection, open: string, { q, ...wanted }: ListFilter = {}): string {
  const search = { ...(q !== undefined && { q: q.slice(0, consoleQueryMaxLength) }), ...wanted, open };
  return `/admin/${section}?${new URLSearchParams(search).toString()}`;
}
