import { pathOf } from '../../../platform/server/content/kinds.ts';
import type { ContentFault } from '../../../platform/server/content/faults.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { commandLine } from '../../audit/acts-contract.ts';
import type { AuthoringDeps, ItemName } from './deps.ts';
import { isMarkedExample, withExampleMark } from './example-mark.ts';
import { textIn } from './item-text.ts';
import { type PublisherDeps, contentPublisher } from './publisher.ts';
import { draftQueries } from './queries.ts';

/**
 * Service that changes content for the command line as the console does: with versions, and audited as the command
 * line's. Each method returns the faults if nothing was done. Throws the refusals `content-not-found`,
 * `content-has-draft`, `content-has-no-draft`, `content-no-example`, `content-changed`, `published-changed` and
 * `content-busy`.
 */
export function contentService(deps: PublisherDeps & Pick<AuthoringDeps, 'kinds'>) {
  const { db, editor, kinds } = deps;
  const { findDraft } = draftQueries(db);
  const pathFor = ({ kind: name, id }: ItemName) =>
    pathOf(
      kinds.find((kind) => kind.name === name)!,
      id,
    );
  const publisher = contentPublisher(deps, { pathFor });
  type Outcome = Promise<readonly ContentFault[]>;

  async function requireText({ kind, id }: ItemName): Promise<{ text: string; hash: string }> {
    const row = await editor.find(kind, id);
    const text = textIn(row);
    if (!row || text === null) throw new Refusal('content-not-found');
    return { text, hash: row.hash };
  }

  const draftOf = ({ kind, id }: ItemName) => findDraft.first({ kind, itemId: id });

  return {
    /** Replaces a published text. */
    async rewrite(item: ItemName, changed: (source: string) => string): Outcome {
      await requireText(item);
      return publisher.publishTexts([item], changed, commandLine);
    },

    /** Marks an example that came with the software as the organization's own content. */
    async takeOver(item: ItemName): Outcome {
      const { text } = await requireText(item);
      if (!isMarkedExample(text)) throw new Refusal('content-no-example');
      if (await draftOf(item)) throw new Refusal('content-has-draft');
      return publisher.publishTexts([item], (source) => withExampleMark(source, false), commandLine);
    },

    /** Publishes the pending draft. */
    async publish(item: ItemName): Outcome {
      const draft = await draftOf(item);
      if (!draft) throw new Refusal('content-has-no-draft');
      return publisher.publish([{ ...item, revision: draft.revision }], commandLine);
    },

    /**
     * Removes an item and its draft from the site, after the statements `before`, which remove what
     * would prevent that.
     */
    async remove(item: ItemName, before: readonly Statement[] = []): Outcome {
      const { hash } = await requireText(item);
      return publisher.remove(item, (await draftOf(item))?.revision ?? hash, commandLine, before);
    },
  };
}
