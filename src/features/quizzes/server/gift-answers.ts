/** One answer between the braces; its texts are still as they stand in the file. */
export interface GiftAnswer {
  readonly text: string;
  /** What follows it after a `#`. */
  readonly feedback: string;
  /** It begins with `=`. */
  readonly isRight: boolean;
  /** In percent of the points: what stands before it as `%50%`, else 100 for a right one and 0 for another. */
  readonly weight: number;
}

/** Parts what is said of the whole question, after `####`, from its answers. */
export function generalFeedback(written: string): { readonly answers: string; readonly general: string } {
  const at = written.indexOf('####');
  if (at < 0) return { answers: written, general: '' };
  return { answers: written.slice(0, at).trim(), general: written.slice(at + '####'.length) };
}

/** Takes a list of answers apart: with `~` each begins with that or with `=`, otherwise all begin with `=`. */
export function readAnswers(written: string, sign: '~' | '='): GiftAnswer[] {
  const parts = sign === '~' ? written.replaceAll('=', '~=').split('~') : written.split('=').map((part) => `=${part}`);
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
