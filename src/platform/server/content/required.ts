import type { ContentFault } from './faults.ts';
import { type ContentKind, pathOf } from './kinds.ts';

/** A fault for each item that the site cannot do without and that is not among `sources`. */
export function missingItems(
  kinds: readonly ContentKind[],
  sources: readonly { readonly kind: string; readonly id: string }[],
): ContentFault[] {
  const isThere = new Set(sources.map(({ kind, id }) => `${kind} ${id}`));
  return kinds.flatMap((kind) =>
    (kind.required ?? [])
      .filter((id) => !isThere.has(`${kind.name} ${id}`))
      .map((id) => ({ path: pathOf(kind, id), line: null, message: 'is missing' })),
  );
}
