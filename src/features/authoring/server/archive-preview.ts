import type * as z from 'zod/mini';
import type { ContentFault } from '../../../platform/server/content/faults.ts';
import { kindAt } from '../../../platform/server/content/kinds.ts';
import type { ImportStep } from '../../../platform/server/content/plan-import.ts';
import type { ArchivePreview } from '../archive-contract.ts';
import type { PreparedImport } from '../../../platform/server/content/import-content.ts';
import type { AuthoringDeps } from './deps.ts';

type Preview = z.infer<typeof ArchivePreview>;
type Step = Preview['steps'][number];

/** Archive compared with one version of the content. */
export interface LookedAt extends PreparedImport {
  /** Hash of the archive, the choices and the content version. */
  readonly seen: string;
}

/** Total length of all texts in a preview: the console shows a page, not a copy of the site. */
const textsMaxLength = 2_000_000;
const faultsMax = 1000;

/** Preview of an import for the console. */
export function presentPreview(
  looked: LookedAt,
  kinds: AuthoringDeps['kinds'],
  faults: readonly ContentFault[] = looked.faults,
): Preview {
  const { seen, steps, stored, folder, chosen } = looked;
  const before = new Map(stored.items.map((item) => [`${item.kind} ${item.id}`, item.source]));
  const after = new Map(folder.items.map(({ path, source }) => [path, source]));
  const isTaken = new Set(chosen.map(({ path }) => path));
  let left = textsMaxLength;

  function textsOf({ path, what }: ImportStep): Step['texts'] {
    const found = what === 'changed' || what === 'edited' ? kindAt(kinds, path) : undefined;
    const texts = found && { before: before.get(`${found.kind.name} ${found.id}`), after: after.get(path) };
    if (typeof texts?.before !== 'string' || typeof texts.after !== 'string') return null;
    left -= texts.before.length + texts.after.length;
    return left < 0 ? null : { before: texts.before, after: texts.after };
  }

  return {
    seen,
    steps: steps.flatMap((step): Step[] => {
      const { path, what } = step;
      return what === 'unchanged' ? [] : [{ path, what, isTaken: isTaken.has(path), texts: textsOf(step) }];
    }),
    unchanged: steps.filter(({ what }) => what === 'unchanged').length,
    faults: faults.slice(0, faultsMax).map(({ path, line, message }) => ({ path, line, message })),
  };
}

/** Counts for the audit log: `3 new, 2 changed`. */
export function countsText({ chosen }: Pick<PreparedImport, 'chosen'>): string {
  const count = (...whats: readonly ImportStep['what'][]) => chosen.filter(({ what }) => whats.includes(what)).length;
  const removed = count('removed');
  const words = [`${count('added')} new`, `${count('changed', 'edited')} changed`];
  return [...words, ...(removed > 0 ? [`${removed} removed`] : [])].join(', ');
}
