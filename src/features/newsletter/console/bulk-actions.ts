import type { BulkAction } from '../../admin/web/public.ts';
import { type SubscriberLine, deleteSubscribers } from './data.ts';
import { bulkSubscriberMessages as texts } from './messages.ts';

/** Bulk actions for subscribers. */
export const subscriberActs: readonly BulkAction<SubscriberLine>[] = [
  {
    label: texts.remove,
    isDanger: true,
    fits: () => true,
    question: { title: texts.removeTitle, text: texts.removeText },
    run: deleteSubscribers,
    done: texts.removed,
  },
];
