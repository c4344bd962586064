import { makeCall } from '../../../platform/web/rpc.ts';
import { oneOf } from '../../admin/list-filter.ts';
import { type BulkAction, longWorkMs } from '../../admin/web/public.ts';
import type { authoringRoutes } from '../contract.ts';
import { exampleKinds } from '../kinds-contract.ts';
import type { ContentLine } from './content-data.ts';
import { bulkContentMessages as texts } from './content-messages.ts';

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
