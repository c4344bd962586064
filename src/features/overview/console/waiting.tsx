import { TextLink } from '../../../ui/text-link.tsx';
import type { ListFilter } from '../../admin/list-filter.ts';
import type { ConsoleSection } from '../../admin/sections-contract.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { Overview } from './data.ts';
import { overviewMessages as texts } from './messages.ts';

const lineStyle = 'inline-flex min-h-11 items-center';

interface WaitingProps {
  readonly overview: Overview;
  /** Null while unknown. */
  readonly newApplications: number | null;
}

/** Items that need attention, each with a link to its list; kinds without any are left out. */
export function Waiting({ overview, newApplications }: WaitingProps) {
  const uid = useOwnUid();
  const { ownMessages, newMessages, infectedCvs, draftsInReview, handInsToGrade, unansweredFeedback } = overview;
  const lines: { count: number | null; text: (count: number) => string; section: ConsoleSection; list: ListFilter }[] =
    [
      { count: newApplications, text: texts.newApplications, section: 'applications', list: { state: 'received' } },
      { count: infectedCvs, text: texts.infectedCvs, section: 'applications', list: { mark: 'infected' } },
      {
        count: ownMessages,
        text: texts.ownMessages,
        section: 'messages',
        list: { state: 'new', ...(uid !== null && { assignee: uid }) },
      },
      { count: newMessages, text: texts.newMessages, section: 'messages', list: { state: 'new' } },
      { count: draftsInReview, text: texts.draftsInReview, section: 'content', list: { state: 'in-review' } },
      { count: unansweredFeedback, text: texts.unansweredFeedback, section: 'feedback', list: { state: 'unanswered' } },
      { count: overview.givenUpJobs, text: texts.givenUpJobs, section: 'system', list: {} },
    ];
  const shown = lines.filter(({ count }) => count !== 0 && count !== null);
  if (shown.length === 0 && handInsToGrade.length === 0) {
    // Shown only after everything is counted.
    return newApplications === null ? null : <p className="text-muted">{texts.nothing}</p>;
  }
  return (
    <>
      {shown.map(({ count, text, section, list }) => (
        <TextLink key={text(1)} to="/admin/$section" params={{ section }} search={list} className={lineStyle}>
          {text(count ?? 0)}
        </TextLink>
      ))}
      {handInsToGrade.map(({ courseId, courseTitle, count }) => (
        <TextLink key={courseId} to="/teach/$courseId/hand-ins" params={{ courseId }} className={lineStyle}>
          {texts.handInsToGrade(count, courseTitle)}
        </TextLink>
      ))}
    </>
  );
}
