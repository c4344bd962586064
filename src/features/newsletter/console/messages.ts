import { counted } from '../../admin/web/public.ts';
import type { SubscriberState } from '../subscriber-list-contract.ts';

const addresses = (count: number) => counted(count, 'address', 'addresses');
const are = (count: number) => (count === 1 ? 'is' : 'are');

export const subscriberMessages = {
  lead: 'Email addresses signed up for the newsletter. Campaigns go to confirmed addresses only.',
  search: 'Find a subscriber',
  searchHint: 'By email address',
  failed: 'The subscribers could not be loaded.',
  more: 'Show more subscribers',
  empty: 'No subscribers found.',
  emptyHint: 'The newsletter form is at the bottom of every page.',
  since: (day: string) => `Since ${day}`,
  confirmedOn: (day: string) => `confirmed ${day}`,
  endedOn: (day: string) => `ended ${day}`,
  state: 'State',
  states: {
    unconfirmed: 'Not confirmed yet',
    confirmed: 'Confirmed',
    unsubscribed: 'Unsubscribed',
    bounced: 'Bounced',
  } satisfies Record<SubscriberState, string>,
  anyState: 'All states',
  remove: 'Delete',
  removeOf: (email: string) => `Delete ${email}`,
  removeTitle: (email: string) => `Delete ${email} from the newsletter?`,
  removeText:
    'This permanently deletes the address with its consent and sending history. Its owner can subscribe again.',
  removed: (email: string) => `${email} is no longer subscribed.`,
} as const;

export const bulkSubscriberMessages = {
  remove: 'Delete',
  removeTitle: (count: number) => `Delete ${addresses(count)} from the newsletter?`,
  removeText: 'Their consent and sending history are deleted, too. This cannot be undone.',
  removed: (count: number) => `${addresses(count)} ${are(count)} no longer subscribed.`,
} as const;
