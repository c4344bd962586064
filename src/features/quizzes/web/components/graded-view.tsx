import { useId } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { GradedQuestion, QuizName } from '../data.ts';
import { reviewMessages as texts } from '../messages.ts';
import { AnswerView } from './answer-view.tsx';
import { QuestionText } from './question-text.tsx';

interface GradedViewProps {
  readonly graded: GradedQuestion;
  readonly heading?: string;
  /** Lesson of the quiz, for the link to the section that teaches the question; absent where there is none. */
  readonly lesson?: QuizName;
  /** Label if the answer is not the reader's own. */
  readonly answerLabel?: string;
}

/** Graded question: the answer, and the right answer and explanation as far as they may be shown. */
export function GradedView({
  graded: { question, answer, share, isRight, parts, feedback, right, section },
  heading,
  lesson,
  answerLabel = texts.yours,
}: GradedViewProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={heading ? `${id}-heading ${id}-text` : `${id}-text`}
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <p className="flex flex-wrap items-center gap-3">
        {heading && (
          <span id={`${id}-heading`} className="font-display text-h3 font-bold">
            {heading}
          </span>
        )}
        <Badge tone={isRight ? 'primary' : share > 0 ? 'marigold' : 'neutral'}>
          <PartIcon name={isRight ? 'success' : share > 0 ? 'alert' : 'cross'} className="size-4" />
          <span>{isRight ? texts.right : share > 0 ? texts.partly : texts.wrong}</span>
        </Badge>
      </p>
      <QuestionText id={`${id}-text`} question={question} />
      {question.type === 'bug' && <ProgramOf code={question.code} />}
      <dl className="grid grid-cols-1 gap-4">
        <div className="grid grid-cols-1 gap-1">
          <dt className="text-sm font-semibold">{answerLabel}</dt>
          <dd>
            <AnswerView question={question} answer={answer} parts={isRight ? [] : parts} />
          </dd>
        </div>
        {!isRight && right && (
          <div className="grid grid-cols-1 gap-1">
            <dt className="text-sm font-semibold">{texts.rightAnswer}</dt>
            <dd>
              <AnswerView question={question} answer={right} />
            </dd>
          </div>
        )}
      </dl>
      {feedback.map((html, place) => (
        <RichText key={place} as="div" html={html} className="prose border-l-4 border-marigold pl-4" />
      ))}
      {section && lesson && (
        <p className="text-sm">
          <TextLink to="/course/$courseId/learn/$lessonId" params={lesson} hash={section.id}>
            {texts.section(section.title)}
          </TextLink>
        </p>
      )}
    </div>
  );
}

function ProgramOf({ code }: { readonly code: string }) {
  return (
    <div className="prose max-w-none">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
      <pre translate="no" tabIndex={0}>
        <code>{code}</code>
      </pre>
    </div>
  );
}
