import { makeCall } from '../../../../platform/web/rpc.ts';
import type { authoringRoutes } from '../../../authoring/contract.ts';
import { exampleKinds } from '../../../authoring/kinds-contract.ts';
import { oneOf } from '../../list-filter.ts';
import type { ContentLine } from '../content/content-data.ts';
import { longWorkMs } from '../long-work.ts';
import type { BulkAction } from './bulk-action.ts';
import { bulkContentMessages as texts } from './messages.ts';

const call = makeCall<typeof authoringRoutes>();

function become(lines: readonly ContentLine[], what: 'own' | 'example' | 'removed') {
  const items = lines.flatMap(({ kind, id }) => {
    const known = oneOf(kind, exampleKinds);
    return known ? [{ kind: known, id }] : [];
  });
  return call('PUT /api/admin/content-examples', { body: { items, become: what }, timeoutMs: longWorkMs });
}

/** Bulk actions for content. */
export const contentActs: readonly BulkAction<ContentLine>[] = [
  {
    label: texts.takeOver,
    fits: ({ isExample }) => isExample,
    run: (lines) => become(lines, 'own'),
    done: texts.takenOver,
    undo: (lines) => become(lines, 'example'),
  },
  {
    label: texts.remove,
    isDanger: true,
    // Removing a course affects learners and other content, so it is done separately.
    fits: ({ isExample, kind }) => isExample && kind !== 'course',
    question: { title: texts.removeTitle, text: texts.removeText, leftOut: texts.leftOut },
    run: (lines) => become(lines, 'removed'),
    done: texts.removed,
  },
];
