import type { Answer } from '../present-question.ts';
import { type RenderedQuestion, plainText } from '../rendered-question.ts';
import { shortened } from './shortened.ts';

/** Statistics of a question. */
export interface QuestionFigures {
  readonly text: string;
  /** Number of learners who were asked it, whether or not they answered. */
  readonly tried: number;
  /** Number of learners with a fully right answer. */
  readonly passed: number;
  /** Most popular wrong choice; `share`, from 0 to 1, is of the learners who got the question wrong. */
  readonly lure: { readonly text: string; readonly share: number } | null;
}

/** Counts the answers to one question; `current` is its present version in the course. */
export function questionCount(current: RenderedQuestion) {
  let [tried, passed, looked] = [0, 0, 0];
  const chosen = new Map<string, number>();

  return {
    /** Adds a result that this number of learners share. */
    add(share: number, learners = 1): void {
      tried += learners;
      if (share === 1) passed += learners;
    },
    /** Adds a wrong answer; its indexes are those of the author of `asked`, the version that was answered. */
    lookAt(asked: RenderedQuestion, { picked }: Pick<Answer, 'picked'>, learners = 1): void {
      looked += learners;
      const wrong = wrongOptions(asked);
      for (const place of picked) {
        const option = place === null ? undefined : wrong[place];
        if (option !== undefined) chosen.set(option, (chosen.get(option) ?? 0) + learners);
      }
    },
    figures(): QuestionFigures {
      return { text: textOf(current), tried, passed, lure: distractorOf(current, chosen, looked) };
    },
  };
}

/** HTML of each wrong choice at its index. The HTML identifies a choice across versions; its index does not. */
function wrongOptions(question: RenderedQuestion): (string | undefined)[] {
  if (question.type !== 'single' && question.type !== 'multiple') return [];
  return question.options.map((option, place) => (question.choices[place]?.correct ? undefined : option));
}

function distractorOf(question: RenderedQuestion, chosen: ReadonlyMap<string, number>, looked: number) {
  const options = wrongOptions(question).filter((option) => option !== undefined && chosen.has(option));
  const [most] = options.toSorted((one = '', other = '') => (chosen.get(other) ?? 0) - (chosen.get(one) ?? 0));
  if (most === undefined) return null;
  const text = shortened(plainText(most));
  return text === '' ? null : { text, share: (chosen.get(most) ?? 0) / looked };
}

/** Text of the question with its code, since many questions about code have the same text. */
function textOf(question: RenderedQuestion): string {
  const text = plainText(question.textHtml);
  return shortened('code' in question ? `${text} ${question.code}` : text);
}
