import { csvFile } from '../../../platform/server/csv-file.ts';
import { csvTimestamp } from '../../../platform/server/csv.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { pageOfRows } from '../../../platform/server/paging.ts';
import { feedbackModeration } from '../../feedback/server/public.ts';
import type { feedbackListRoutes } from '../feedback-contract.ts';
import type { AdminDeps } from './deps.ts';

const columns = ['Written', 'Course', 'Author', 'Rating', 'Comment', 'Hidden', 'Reason', 'Answer'];

/** Handlers of the feedback list, for administrators. */
export function feedbackHandlers({
  db,
  content,
}: Pick<AdminDeps, 'db' | 'content'>): Handlers<typeof feedbackListRoutes> {
  const feedback = feedbackModeration(db, content);
  return {
    async listModeratedFeedback({ query }) {
      const rows = await feedback.list({ ...query, limit: query.limit + 1 });
      return pageOfRows(
        rows,
        query.limit,
        ({ id }) => id,
        (row) => row,
      );
    },

    getFeedbackFile: ({ query }) =>
      csvFile({
        name: 'feedback.csv',
        columns,
        load: (page) => feedback.list({ ...query, ...page }),
        cursorOf: ({ id }) => id,
        cellsOf: ({ timestamp, courseTitle, authorName, rating, comment, hiddenAt, hiddenReason, answer }) => [
          csvTimestamp(timestamp),
          courseTitle,
          authorName ?? '',
          rating,
          comment,
          csvTimestamp(hiddenAt),
          hiddenReason ?? '',
          answer ?? '',
        ],
      }),
  };
}
