import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

/** Element of a page by role and name, as a user would describe it; the first words of the name are enough. */
export interface PageElement {
  readonly role: 'link' | 'button' | 'field';
  readonly name: string;
}

/** Browser other than Chromium, with the operations that each of them supports. */
export interface OtherBrowser {
  open(url: string): Promise<void>;
  /** Runs an expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  click(thing: PageElement): Promise<void>;
  /** Types text into an element with key presses. */
  type(thing: PageElement, text: string): Promise<void>;
  /** Selects a file of this machine. */
  choose(thing: PageElement, file: string): Promise<void>;
  back(): Promise<void>;
  /** Errors of the pages, as far as this browser reports them. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** Script for the page: returns the element if it is visible now, else null. */
export const findInPage = `(role, name) => {
  const selectors = { link: 'a[href]', button: 'main button', field: 'main input, main textarea' };
  const textOf = (element) => element?.textContent.replace(/\\s+/g, ' ').trim() ?? '';
  const nameOf = (element) =>
    element.getAttribute('aria-label') ?? (element.labels?.length ? textOf(element.labels[0]) : textOf(element));
  const isSeen = (element) => element.type === 'radio' || element.type === 'file' || element.checkVisibility({ checkVisibilityCSS: true });
  const all = [...document.querySelectorAll(selectors[role])];
  return all.find((element) => nameOf(element).startsWith(name) && isSeen(element)) ?? null;
}`;

/**
 * Waits until an element stays at its position: content that loads above it would move it between locating and
 * clicking.
 */
export async function untilInPlace(placeOf: () => Promise<unknown>): Promise<void> {
  for (let before = await placeOf(); ;) {
    await delay(300);
    const now = await placeOf();
    if (isDeepStrictEqual(now, before)) return;
    before = now;
  }
}
