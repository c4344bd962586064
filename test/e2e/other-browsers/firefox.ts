import { type ElementHandle, type Page, launch } from 'puppeteer-core';
import { type OtherBrowser, type PageElement, findInPage, untilInPlace } from './other-browser.ts';

const openingMs = 60_000;
const leavingMs = 50;

/** Starts Firefox, which supports WebDriver BiDi without a separate driver. */
export async function startFirefox(executablePath: string): Promise<OtherBrowser> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, protocol: 'webDriverBiDi' });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.evaluateOnNewDocument(errorsAsText);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()} ${message.text()}`);
  });
  // An unhandled dialog would block the page forever.
  page.on('dialog', (dialog) => {
    errors.push(`${page.url()} asked: ${dialog.type()} ${dialog.message()}`);
    void dialog.accept();
  });
  return {
    open: async (url) => {
      await page.evaluate(leaveFor, url, leavingMs);
      await page.waitForFunction(hasArrived, { timeout: openingMs });
    },
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    click: async (thing) => {
      const found = await find(page, thing);
      await found.scrollIntoView();
      await untilInPlace(() => found.boundingBox());
      await found.click();
    },
    type: async (thing, text) => (await find(page, thing)).type(text),
    choose: async (thing, file) => ((await find(page, thing)) as ElementHandle<HTMLInputElement>).uploadFile(file),
    back: () => page.evaluate(() => history.back()),
    errors: () => errors,
    close: () => browser.close(),
  };
}

/**
 * Runs in the page. Logs errors as text, because WebDriver does not report logged error objects. Ignores errors after
 * leaving: Firefox lets pending loads of the old page fail.
 */
function errorsAsText(): void {
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  /* oxlint-disable no-console -- it listens to the page's own console */
  const log = console.error;
  console.error = (...parts: unknown[]) => {
    if (!isLeft)
      log(parts.map((part) => (part instanceof Error ? part.stack || part.message : String(part))).join(' '));
  };
}

/**
 * Runs in the page that is left, and marks its document. Puppeteer's own `goto` waits for a navigation with a certain
 * id; if it mistakes one for another, as on a busy machine, it waits forever.
 */
function leaveFor(url: string, leavingMs: number): void {
  document.documentElement.dataset['left'] = '';
  // After the answer: a document that unloads earlier takes the answer with it, and Puppeteer waits forever.
  setTimeout(() => location.assign(url), leavingMs);
}

/**
 * Runs in the page. Does not wait for the end of loading, which is late on a busy machine: callers wait for the
 * elements they need.
 */
function hasArrived(): boolean {
  const isNew = location.protocol.startsWith('http') && document.documentElement?.dataset['left'] === undefined;
  return isNew && document.readyState !== 'loading';
}

async function find(page: Page, { role, name }: PageElement): Promise<ElementHandle> {
  const call = `(${findInPage})(${JSON.stringify(role)}, ${JSON.stringify(name)})`;
  await page.waitForFunction(call);
  return (await page.evaluateHandle(call)) as ElementHandle;
}
