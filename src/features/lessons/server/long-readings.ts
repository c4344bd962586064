/** Words after which a reader should do something. */
export const wordsMax = 350;

/** Stretch of a lesson without something to do. */
export interface Reading {
  /** From 1. */
  readonly line: number;
  readonly words: number;
}

const fence = /^`{3,}/;
const embed = /^::(?:exercise|cast)\{/;

/**
 * Stretches of a lesson in order, each up to something to do: code that can be run, an exercise, or a recorded lesson.
 * The last one ends with the lesson. `source` is the whole file; code and front matter count no words.
 */
export function readingsOf(source: string): readonly Reading[] {
  const found: Reading[] = [];
  const lines = source.split('\n');
  let words = 0;
  let from = 0;
  let closing = '';
  const end = () => {
    found.push({ line: from, words });
    words = 0;
  };
  for (const [index, line] of lines.entries()) {
    const [ticks = ''] = fence.exec(line) ?? [];
    if (closing !== '') {
      if (line.startsWith(closing)) closing = '';
    } else if (index === 0 && line === '---') {
      closing = '---';
    } else if (ticks !== '') {
      closing = ticks;
      if (/ run\b/.test(line)) end();
    } else if (embed.test(line)) {
      end();
    } else {
      if (words === 0) from = index + 1;
      words += line.match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length ?? 0;
    }
  }
  end();
  return found;
}

/** Stretches of more than {@link wordsMax} words. */
export function longReadings(source: string): readonly Reading[] {
  return readingsOf(source).filter(({ words }) => words > wordsMax);
}
