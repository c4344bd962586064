/** Answer between the braces; its texts are still in GIFT syntax. */
export interface GiftAnswer {
  readonly text: string;
  /** Feedback after a `#`. */
  readonly feedback: string;
  /** True if it begins with `=`. */
  readonly isRight: boolean;
  /**
   * Percentage of the points: the number of a prefix such as `%50%`, else 100 for a right answer and 0 for a wrong one.
   */
  readonly weight: number;
}

/** Splits the feedback on the whole question, after `####`, from its answers. */
export function generalFeedback(source: string): { readonly answers: string; readonly general: string } {
  const at = source.indexOf('####');
  if (at < 0) return { answers: source, general: '' };
  return { answers: source.slice(0, at).trim(), general: source.slice(at + '####'.length) };
}

/** Splits a list of answers: with `~` each begins with `~` or `=`, otherwise all begin with `=`. */
export function readAnswers(source: string, sign: '~' | '='): GiftAnswer[] {
  const parts = sign === '~' ? source.replaceAll('=', '~=').split('~') : source.split('=').map((part) => `=${part}`);
  return parts.filter((part) => part.replace('=', '').trim() !== '').map(answerOf);
}

function answerOf(part: string): GiftAnswer {
  const trimmed = part.trimStart();
  const isRight = trimmed.startsWith('=');
  const answer = isRight ? trimmed.slice(1).trimStart() : trimmed;
  const [weighed = '', percent] = /^%(-?[\d.]+)%/.exec(answer) ?? [];
  const rest = answer.slice(weighed.length);
  const at = rest.indexOf('#');
  return {
    text: at < 0 ? rest : rest.slice(0, at),
    feedback: at < 0 ? '' : rest.slice(at + 1),
    isRight,
    weight: percent === undefined ? (isRight ? 100 : 0) : Number(percent),
  };
}
