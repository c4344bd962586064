import type { SubscriberLine } from '../data.ts';
import type { ManyAct } from './many-act.ts';
import { deleteSubscribers } from './many-data.ts';
import { manySubscriberMessages as texts } from './messages.ts';

/** Bulk actions for subscribers. */
export const subscriberActs: readonly ManyAct<SubscriberLine>[] = [
  {
    label: texts.remove,
    isDanger: true,
    fits: () => true,
    question: { title: texts.removeTitle, text: texts.removeText },
    run: deleteSubscribers,
    done: texts.removed,
  },
];
