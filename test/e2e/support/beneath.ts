import type { Locator, Page } from '@playwright/test';

/** Content covered by the resting chat icon at one scroll position. */
export interface Covered {
  readonly scrollY: number;
  readonly after: 'down' | 'up';
  readonly what: string;
}

interface Look {
  /** Scroll positions, as fractions of the page. */
  readonly stops: Readonly<Record<Covered['after'], readonly number[]>>;
  /** Longer than a page takes to be considered at rest. */
  readonly restMs: number;
  /** Time after which covered content counts as permanently covered. */
  readonly patienceMs: number;
  /** Longest scroll that must uncover a text, in px; null if no text may be covered at all. */
  readonly smallScrollPx: number | null;
}

const common = { restMs: 130, patienceMs: 2000 };
const stepsAside = { ...common, stops: { down: [0, 0.4, 1], up: [0.85, 0.6, 0.35, 0.15, 0] }, smallScrollPx: 120 };
/** With free space next to the content, the icon covers nothing at any scroll position. */
const standsBeside = { ...common, stops: { down: [0, 0.5, 1], up: [0.75, 0.25] }, restMs: 0, smallScrollPx: null };

/** Scrolls a loaded page down to its end and up again, and lists the content that the visible icon covers. */
export function lookBeneath(page: Page, isRoomKept: boolean): Promise<Covered[]> {
  return page.evaluate(lookInPage, isRoomKept ? standsBeside : stepsAside);
}

/** Same check while a part of the page passes the icon's position, from its end to its beginning. */
export async function lookBeneathAlong(part: Locator, isRoomKept: boolean): Promise<Covered[]> {
  const up = await part.evaluate(stopsAlong);
  const look = isRoomKept ? standsBeside : stepsAside;
  return part.page().evaluate(lookInPage, { ...look, stops: { down: up.slice(0, 1), up } });
}

/** Scroll positions at which each icon-sized slice of the element is at the window's lower edge. Runs in the page. */
function stopsAlong(element: Element): number[] {
  const stepPx = 72;
  const { top, bottom } = element.getBoundingClientRect();
  const steps = Math.ceil((bottom - top) / stepPx);
  const end = document.documentElement.scrollHeight - innerHeight;
  return Array.from({ length: steps }, (_, step) => (scrollY + bottom - step * stepPx - innerHeight) / end);
}

/** Runs in the page, so it contains everything that it needs. */
async function lookInPage({ stops, restMs, patienceMs, smallScrollPx }: Look): Promise<Covered[]> {
  const root = document.querySelector('aside[aria-label="Chat"]');
  const icon = root?.querySelector(':scope > button');
  if (!root || !icon) throw new Error('the page has no chat icon');
  const covered: Covered[] = [];
  const end = document.documentElement.scrollHeight - innerHeight;
  for (const after of ['down', 'up'] as const) {
    for (const part of stops[after]) {
      const y = Math.round(end * part);
      for (const what of await whatStaysBeneath(y)) covered.push({ scrollY: y, after, what });
    }
  }
  return covered;

  async function whatStaysBeneath(y: number): Promise<string[]> {
    await scrollTo(y);
    await pass(restMs);
    const controls = await remaining(controlsBeneath);
    const texts = smallScrollPx === null ? await remaining(textsBeneath) : textsBeneath();
    if (smallScrollPx === null || texts.length === 0) return [...controls, ...texts.map(nameOf)];
    await scrollTo(y + smallScrollPx);
    const still = await remaining(() => textsBeneath().filter((text) => texts.includes(text)));
    return [...controls, ...still.map(nameOf)];
  }

  /** Repeats a check until it finds nothing or the time is over; returns the last result. */
  async function remaining<Found>(look: () => Found[]): Promise<Found[]> {
    const untilMs = performance.now() + patienceMs;
    let found = look();
    while (found.length > 0 && performance.now() < untilMs) {
      await pass(100);
      found = look();
    }
    return found;
  }

  async function scrollTo(y: number): Promise<void> {
    window.scrollTo(0, y);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }

  function pass(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms));
  }

  function nameOf({ data }: Text): string {
    return `text: ${data.trim().slice(0, 40)}`;
  }

  function controlsBeneath(): string[] {
    const { left, top, width, height } = icon!.getBoundingClientRect();
    const found = new Set<Element>();
    for (let x = left + 0.5; x < left + width; x += 6) {
      for (let y = top + 0.5; y < Math.min(top + height, innerHeight); y += 6) {
        for (const element of document.elementsFromPoint(x, y)) {
          // The output of a learner's program is in a shadow root: any of it may be clickable.
          const control = element.shadowRoot
            ? element
            : element.closest('a, button, input, select, textarea, summary, label, [contenteditable]');
          if (control && !root!.contains(control)) found.add(control);
        }
      }
    }
    return [...found].map(({ tagName, textContent }) => `${tagName.toLowerCase()}: ${textContent.trim().slice(0, 40)}`);
  }

  function textsBeneath(): Text[] {
    const { left, top, right, bottom } = icon!.getBoundingClientRect();
    if (top >= innerHeight) return [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      range.selectNodeContents(text);
      const isBeneath = [...range.getClientRects()].some(
        (line) => line.right > left && line.left < right && line.bottom > top && line.top < bottom,
      );
      if (isBeneath && text.data.trim() !== '' && isSeen(text.parentElement!)) texts.push(text);
    }
    return texts;
  }

  /** Excludes content for screen readers only (1 px wide), and the bar at the top, which is above everything. */
  function isSeen(element: Element): boolean {
    const { width } = element.getBoundingClientRect();
    return width > 1 && !root!.contains(element) && !element.closest('header.sticky') && element.checkVisibility();
  }
}
