import type { Expectation } from './run.ts';

/**
 * `misplaced`: on the page, but only before the fragment that it has to follow. `unknown`: the run did not complete.
 */
export const fragmentStates = ['met', 'missing', 'misplaced', 'seen', 'unknown'] as const;

/** Text that a page has to show or to hide, with its state. */
export interface Fragment {
  readonly part: 'shows' | 'hides';
  readonly text: string;
  readonly state: (typeof fragmentStates)[number];
}

/**
 * Checks each text that must be visible, in order, and each that must not; `shown` is undefined if the run was cut off.
 */
export function checkFragments({ shows = [], hides = [] }: Expectation, shown: string | undefined): Fragment[] {
  let from = 0;
  const visible = listOf(shows).map((text): Fragment => {
    if (shown === undefined) return { part: 'shows', text, state: 'unknown' };
    const fragment = words(text);
    const place = shown.indexOf(fragment, from);
    if (place < 0) return { part: 'shows', text, state: shown.includes(fragment) ? 'misplaced' : 'missing' };
    from = place + fragment.length;
    return { part: 'shows', text, state: 'met' };
  });
  return [...visible, ...listOf(hides).map((text) => hiddenFragment(text, shown))];
}

function hiddenFragment(text: string, shown: string | undefined): Fragment {
  if (shown === undefined) return { part: 'hides', text, state: 'unknown' };
  return { part: 'hides', text, state: shown.includes(words(text)) ? 'seen' : 'met' };
}

/** Normalizes spaces as the engine does in the text of a page. */
function words(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function listOf(texts: string | readonly string[]): readonly string[] {
  return typeof texts === 'string' ? [texts] : texts;
}
