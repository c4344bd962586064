import type { Answer } from '../asked-question.ts';
import { type RenderedQuestion, plainText } from '../rendered-question.ts';
import { shortened } from './shortened.ts';

/** How a question has fared. */
export interface QuestionFigures {
  readonly text: string;
  /** How many it was put to, answered or not. */
  readonly tried: number;
  /** How many got all of it right. */
  readonly passed: number;
  /** The wrong choice that most have chosen; `share`, from 0 to 1, is of those who got the question wrong. */
  readonly lure: { readonly text: string; readonly share: number } | null;
}

/** Counts what was answered to one question; `current` is how it stands in the course now. */
export function questionCount(current: RenderedQuestion) {
  let [tried, passed, looked] = [0, 0, 0];
  const chosen = new Map<string, number>();

  return {
    /** What an answer was worth, of so many learners. */
    add(share: number, learners = 1): void {
      tried += learners;
      if (share === 1) passed += learners;
    },
    /** A wrong one; its places are those of the author of `asked`, the version that was answered. */
    lookAt(asked: RenderedQuestion, { picked }: Pick<Answer, 'picked'>, learners = 1): void {
      looked += learners;
      const wrong = wrongOptions(asked);
      for (const place of picked) {
        const option = place === null ? undefined : wrong[place];
        if (option !== undefined) chosen.set(option, (chosen.get(option) ?? 0) + learners);
      }
    },
    figures(): QuestionFigures {
      return { text: textOf(current), tried, passed, lure: lureOf(current, chosen, looked) };
    },
  };
}

/** At the place of each wrong choice its HTML. By it, and not by its place, it is known in other versions. */
function wrongOptions(question: RenderedQuestion): (string | undefined)[] {
  if (question.type !== 'single' && question.type !== 'multiple') return [];
  return question.options.map((option, place) => (question.choices[place]?.correct ? undefined : option));
}

function lureOf(question: RenderedQuestion, chosen: ReadonlyMap<string, number>, looked: number) {
  const options = wrongOptions(question).filter((option) => option !== undefined && chosen.has(option));
  const [most] = options.toSorted((one = '', other = '') => (chosen.get(other) ?? 0) - (chosen.get(one) ?? 0));
  if (most === undefined) return null;
  const text = shortened(plainText(most));
  return text === '' ? null : { text, share: (chosen.get(most) ?? 0) / looked };
}

/** Its text, and the code that it asks about: what it asks of code is often what others ask of theirs. */
function textOf(question: RenderedQuestion): string {
  const text = plainText(question.textHtml);
  return shortened('code' in question ? `${text} ${question.code}` : text);
}
