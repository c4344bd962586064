import { oneOf } from '../../admin/list-filter.ts';
import type { BulkAction } from '../../admin/web/public.ts';
import { statusesToMoveTo } from '../status-contract.ts';
import { type ReceivedApplication, moveApplications, undoMoves } from './data.ts';
import { applicationMessages, bulkApplicationMessages as texts } from './messages.ts';

const options = Object.fromEntries(statusesToMoveTo.map((status) => [status, applicationMessages.statuses[status]]));

const targetOf = (choice: string) => oneOf(choice, statusesToMoveTo) ?? statusesToMoveTo[0];

/** Bulk actions for applications. A sent mail cannot be recalled, so undoing is possible until it is sent. */
export const applicationActs: readonly BulkAction<ReceivedApplication>[] = [
  {
    label: texts.move,
    fits: ({ status }) => status !== 'withdrawn',
    makesStale: [['admin-application']],
    question: {
      title: texts.moveTitle,
      text: texts.moveText,
      choice: { label: applicationMessages.moveTo, options },
      words: {
        label: applicationMessages.message,
        hint: applicationMessages.messageHint,
        maxLength: 4000,
        required: false,
      },
    },
    run(applications, { choice, words }) {
      const to = targetOf(choice);
      return moveApplications(
        applications.map(({ id, status }) => ({ id, from: status, to })),
        words,
      );
    },
    done: texts.moved,
    doneFor: texts.movedFor,
    doneAfter: texts.movedAndNotified,
    undo: (applications, { choice }) => undoMoves(applications, targetOf(choice)),
  },
];
