import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

/** What a page has: a role and a name, as a person would say it; its first words are enough. */
export interface Thing {
  readonly role: 'link' | 'button' | 'field';
  readonly name: string;
}

/** A browser beside Chromium, of which the journeys ask only what each of them can do. */
export interface OtherBrowser {
  open(url: string): Promise<void>;
  /** Runs an expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  click(thing: Thing): Promise<void>;
  /** Types where the thing is, as keys that are pressed. */
  type(thing: Thing, text: string): Promise<void>;
  /** Chooses a file of this machine. */
  choose(thing: Thing, file: string): Promise<void>;
  back(): Promise<void>;
  /** Errors that the page had, as far as this browser tells. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** Runs in the page: the thing if it is seen now, else null. */
export const findInPage = `(role, name) => {
  const selectors = { link: 'a[href]', button: 'main button', field: 'main input, main textarea' };
  const textOf = (element) => element?.textContent.replace(/\\s+/g, ' ').trim() ?? '';
  const nameOf = (element) =>
    element.getAttribute('aria-label') ?? (element.labels?.length ? textOf(element.labels[0]) : textOf(element));
  const isSeen = (element) => element.type === 'radio' || element.type === 'file' || element.checkVisibility();
  const all = [...document.querySelectorAll(selectors[role])];
  return all.find((element) => nameOf(element).startsWith(name) && isSeen(element)) ?? null;
}`;

/** Waits until a thing, whose place is asked for, stays there: what arrives above it moves it away between its being found and its being pressed. */
export async function untilInPlace(placeOf: () => Promise<unknown>): Promise<void> {
  for (let before = await placeOf(); ;) {
    await delay(300);
    const now = await placeOf();
    if (isDeepStrictEqual(now, before)) return;
    before = now;
  }
}
