import { Badge } from '../../../ui/badge.tsx';
import {
  ConsoleList,
  OpenRow,
  beginningOf,
  dateTimeText,
  listMessages,
  useListFields,
} from '../../admin/web/public.ts';
import { feedbackList } from '../feedback-list-contract.ts';
import { feedbackActs } from './bulk-actions.ts';
import { type ModeratedFeedback, useCourseTitles, useModeratedFeedback } from './data.ts';
import { FeedbackActs } from './feedback-acts.tsx';
import { moderationMessages as texts } from './messages.ts';

const { newest, oldest } = listMessages.orders;

/** Section /admin/feedback: learners' feedback on courses. */
export function Part() {
  const { listQuery, fields } = useListFields(feedbackList, {
    section: 'feedback',
    choices: [
      { name: 'course', filter: 'courseId', label: texts.course, options: useCourseTitles(), any: texts.anyCourse },
      { name: 'state', label: texts.state, options: texts.states, any: texts.anyState },
    ],
    orders: { newest, oldest },
    file: '/api/admin/feedback.csv',
  });
  return (
    <ConsoleList
      {...fields}
      texts={texts}
      query={useModeratedFeedback(listQuery)}
      idOf={({ id }) => id}
      nameOf={({ comment }) => beginningOf(comment)}
      acts={feedbackActs}
    >
      {(feedback, say) => (
        <OpenRow
          key={feedback.id}
          id={feedback.id}
          name={beginningOf(feedback.comment)}
          beneath={whereFrom(feedback)}
          beside={<Beside feedback={feedback} />}
        >
          <FeedbackActs feedback={feedback} onDone={say} />
        </OpenRow>
      )}
    </ConsoleList>
  );
}

function whereFrom({ authorName, courseTitle, timestamp }: ModeratedFeedback): string {
  return texts.written(authorName ?? texts.someone, courseTitle, dateTimeText(timestamp));
}

function Beside({ feedback: { rating, hiddenAt, answer } }: { readonly feedback: ModeratedFeedback }) {
  return (
    <>
      <span className="text-sm text-muted">{texts.stars(rating)}</span>
      {answer !== null && <Badge>{texts.answeredBadge}</Badge>}
      {hiddenAt !== null && <Badge tone="marigold">{texts.hiddenBadge}</Badge>}
    </>
  );
}
