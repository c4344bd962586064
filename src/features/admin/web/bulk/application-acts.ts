import { statusesToMoveTo } from '../../../applications/status-contract.ts';
import { oneOf } from '../../list-filter.ts';
import type { ReceivedApplication } from '../data.ts';
import { applicationMessages } from '../messages.ts';
import type { BulkAction } from './bulk-action.ts';
import { moveApplications, undoMoves } from './bulk-data.ts';
import { bulkApplicationMessages as texts } from './messages.ts';

const options = Object.fromEntries(statusesToMoveTo.map((status) => [status, applicationMessages.statuses[status]]));

const targetOf = (choice: string) => oneOf(choice, statusesToMoveTo) ?? statusesToMoveTo[0];

/** Bulk actions for applications. A sent mail cannot be recalled, so undoing is possible until it is sent. */
export const applicationActs: readonly BulkAction<ReceivedApplication>[] = [
  {
    label: texts.move,
    fits: ({ status }) => status !== 'withdrawn',
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
