import type { Handlers } from '../../../platform/server/http/context.ts';
import type { authoringRoutes } from '../contract.ts';
import type { AuthoringDeps, ItemName } from './deps.ts';
import { withExampleMark } from './example-mark.ts';
import { textIn } from './item-text.ts';
import type { ContentPublisher } from './publisher.ts';
import { draftQueries } from './queries.ts';

type ExampleHandler = Pick<Handlers<typeof authoringRoutes>, 'decideExamples'>;

/** Reasons why an example was not changed. */
export const exampleFailures = {
  gone: { code: 'content-not-found', message: 'This content no longer exists.' },
  draft: {
    code: 'content-has-draft',
    message: 'It has a draft. Publish or discard the draft first, or remove the line “example: true” from it.',
  },
};

/** Handler that takes over examples, marks items as examples again, or removes them. */
export function exampleHandler(
  { db, editor }: AuthoringDeps,
  { publishTexts }: Pick<ContentPublisher, 'publishTexts'>,
): ExampleHandler {
  const { findDraft } = draftQueries(db);

  /** Checks that no editor would lose a draft. */
  async function failureOf({ kind, id }: ItemName) {
    if (textIn(await editor.find(kind, id)) === null) return exampleFailures.gone;
    return (await findDraft.first({ kind, itemId: id })) ? exampleFailures.draft : null;
  }

  return {
    async decideExamples({ body: { items, become } }, { caller: { uid }, log }) {
      const outcomes = await Promise.all(items.map(async (item) => ({ item, failure: await failureOf(item) })));
      const changed = outcomes.flatMap(({ item, failure }) => (failure ? [] : [item]));
      const faults = await publishTexts(
        changed,
        (source) => (become === 'removed' ? null : withExampleMark(source, become === 'example')),
        uid,
      );
      const refused = faults.map(({ path, message }) => `${path}: ${message}`).join(' ');
      log.info({ items: changed.length, become, faults: faults.length }, 'examples decided');
      return {
        results: outcomes.map(({ item: { kind, id }, failure }) => ({
          id: `${kind}:${id}`,
          failure: failure ?? (refused === '' ? null : { code: 'content-refused', message: refused }),
        })),
      };
    },
  };
}
