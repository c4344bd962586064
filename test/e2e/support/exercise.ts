import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locator, type Page, expect } from '@playwright/test';
import { parse } from 'yaml';
import { root } from '../../../scripts/support/processes.ts';

interface Written {
  readonly solution: Readonly<Record<string, string>>;
}

/** Author's solution of a shipped exercise, by file. */
export function solutionOf(courseId: string, exerciseId: string): Written['solution'] {
  const path = join(root, `content/courses/${courseId}/exercises/${exerciseId}.yaml`);
  return (parse(readFileSync(path, 'utf8')) as Written).solution;
}

export function exercise(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** Shows a pane of an exercise; a wide window shows all of them. */
export async function showPane(
  part: Locator,
  pane: 'Task' | 'Code' | 'Result',
  hands: { press(button: Locator): Promise<void> } = { press: (button) => button.click() },
): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  const button = part.getByRole('button', { name: pane, exact: true });
  await expect(button.or(part.getByRole('button', { name: 'Run', exact: true })).first()).toBeVisible();
  if (await button.isVisible()) await hands.press(button);
}

/** Replaces all code in the editor of an exercise, or of a paused recording. */
export async function writeCode(part: Locator, code: string, file: string): Promise<void> {
  const editor = part.getByRole('textbox', { name: `Your code, ${file}` });
  await part.scrollIntoViewIfNeeded();
  await expect(part.locator('.cm-content')).toBeVisible();
  await editor.click();
  await replaceAll(part.page(), code);
}

/** Replaces all code in the focused editor. */
export async function replaceAll(page: Page, code: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(code);
}
