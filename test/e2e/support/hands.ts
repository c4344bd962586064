import { type Locator, expect } from '@playwright/test';
import { replaceAll } from './exercise.ts';
import { tabTo } from './keyboard.ts';

/** Input method of a user: the same journey is tested with each. */
export interface Hands {
  press(target: Locator): Promise<void>;
  /** Replaces the text of a field. */
  write(field: Locator, text: string): Promise<void>;
  /** Replaces all code in the editor within `part`. */
  program(part: Locator, code: string): Promise<void>;
  /** Opens a file of an exercise. */
  open(tab: Locator): Promise<void>;
  choose(choice: Locator): Promise<void>;
  /** Selects the option at an index, from 0, of a list that starts with an empty option. */
  pick(list: Locator, place: number): Promise<void>;
}

export const mouse: Hands = {
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  async program(part, code) {
    await editorIn(part).click();
    await replaceAll(part.page(), code);
  },
  open: (tab) => tab.click(),
  choose: (choice) => choice.check(),
  pick: async (list, place) => void (await list.selectOption({ index: place + 1 })),
};

/** Input by Tab, Enter, Space and arrow keys alone. */
export const keyboard: Hands = {
  async press(target) {
    await tabTo(target.page(), target);
    await target.page().keyboard.press('Enter');
  },
  async write(field, text) {
    await tabTo(field.page(), field);
    await replaceAll(field.page(), text);
  },
  async program(part, code) {
    await tabIntoEditor(part);
    await replaceAll(part.page(), code);
    await part.page().keyboard.press('Escape');
  },
  async open(tab) {
    const page = tab.page();
    const tabs = tab.locator('xpath=ancestor::*[@role="tablist"]').getByRole('tab');
    await tabs.and(page.locator('[aria-selected=true]')).focus();
    for (let step = 0; step < (await tabs.count()) && (await tab.getAttribute('aria-selected')) !== 'true'; step += 1)
      await page.keyboard.press('ArrowRight');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  },
  async choose(choice) {
    const page = choice.page();
    // Tab reaches the first of a radio group, arrow keys the others.
    const group = page.locator(`input[name="${await choice.getAttribute('name')}"]`);
    const isRadio = (await choice.getAttribute('type')) === 'radio';
    await tabTo(page, isRadio ? group.first() : choice);
    await page.keyboard.press('Space');
    const steps = isRadio ? await group.count() : 0;
    for (let step = 0; step < steps && !(await choice.isChecked()); step += 1) await page.keyboard.press('ArrowDown');
    await expect(choice).toBeChecked();
  },
  async pick(list, place) {
    await tabTo(list.page(), list);
    for (let step = 0; step <= place; step += 1) await list.page().keyboard.press('ArrowDown');
  },
};

function editorIn(part: Locator): Locator {
  return part.locator('.cm-content');
}

/** Moves the focus by the shorter way into the editor, which is in a shadow root, whose host is the active element. */
async function tabIntoEditor(part: Locator): Promise<void> {
  const page = part.page();
  await expect(editorIn(part)).toBeVisible();
  for (let stop = 0; stop < 120; stop += 1) {
    const place = await editorIn(part).evaluate((editor) => {
      const { host } = editor.getRootNode() as ShadowRoot;
      const to = document.activeElement?.compareDocumentPosition(host) ?? 0;
      const isInOther = Boolean(document.activeElement?.shadowRoot);
      return { isThere: to === 0, isAhead: (to & Node.DOCUMENT_POSITION_FOLLOWING) > 0, isInOther };
    });
    if (place.isThere) return;
    if (place.isInOther) await page.keyboard.press('Escape');
    await page.keyboard.press(place.isAhead ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`no key leads into the editor of ${String(part)}`);
}
