import type { QuizFacts } from '../data.ts';
import { quizMessages } from '../messages.ts';

const texts = quizMessages.rules;

/** Rules of a quiz, in rows. */
export function QuizRules({ facts }: { readonly facts: QuizFacts }) {
  return (
    <dl className="w-full divide-y divide-line border-y border-line">
      {rowsOf(facts).map(({ term, text }) => (
        <div key={term} className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]">
          <dt className="font-semibold">{term}</dt>
          <dd className="text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function rowsOf({ questions, pool, passPercent, attemptsAllowed, pauseHours, minutes, review }: QuizFacts) {
  return [
    { term: texts.questions, text: texts.questionsText(questions, pool) },
    { term: texts.pass, text: texts.passText(passPercent) },
    { term: texts.attempts, text: texts.attemptsText(attemptsAllowed, pauseHours) },
    { term: texts.review, text: texts.reviewText[review] },
    { term: texts.time, text: minutes === null ? texts.noLimit : texts.minutesText(minutes) },
    { term: texts.leaving, text: texts.leavingText },
    { term: texts.offline, text: texts.offlineText + (minutes === null ? '' : texts.offlineLimitText) },
  ];
}
