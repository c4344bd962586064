import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firefox, missingBrowsers, webkit } from '../support/other-browsers.ts';
import { temporaryFolder } from '../support/folder.ts';
import { startFirefox } from './other-browsers/firefox.ts';
import type { OtherBrowser, PageElement } from './other-browsers/other-browser.ts';
import { startWebKit } from './other-browsers/webkit.ts';
import { newLearner } from './support/learner.ts';
import { distinctPaths } from './support/routes.ts';
import { expect, serverTest as test } from './support/test.ts';

const button = (name: string): PageElement => ({ role: 'button', name });
const field = (name: string): PageElement => ({ role: 'field', name });

/** Timeout for a busy machine. */
const smtpTimeouts = { timeout: 40_000 };

const engines = [
  { name: 'Firefox', start: firefox === undefined ? null : () => startFirefox(firefox!) },
  { name: 'WebKit', start: webkit === undefined ? null : () => startWebKit(webkit!) },
];

for (const { name, start } of engines) {
  test.describe(name, () => {
    test.skip(start === null, missingBrowsers.find((line) => line.startsWith(name)) ?? '');
    test.describe.configure({ mode: 'serial' });
    let browser: OtherBrowser;

    test.beforeAll(async () => {
      browser = await start!();
    });
    test.afterAll(async () => browser.close());

    const says = (text: string) =>
      expect
        .poll(() => browser.evaluate<string>("document.querySelector('main').innerText"), {
          ...smtpTimeouts,
          message: text,
        })
        .toContain(text);
    const isAt = (path: string) => expect.poll(() => browser.evaluate('location.pathname'), smtpTimeouts).toBe(path);
    const answers = () =>
      expect
        .poll(() => browser.evaluate('document.documentElement?.dataset.app !== undefined'), smtpTimeouts)
        .toBe(true);

    test(`${name}: a learner signs up, enrols, rates a course, changes the profile, leaves and comes back`, async ({
      server,
    }) => {
      const learner = newLearner();
      await browser.open(`${server.url}/register`);
      await answers();
      await browser.type(field('Email'), learner.email);
      await browser.type(field('Password'), learner.password);
      await browser.click(button('Sign Up'));
      await says('Your account is ready.');
      await browser.open(`${server.url}/course/course1`);
      await answers();
      await browser.click(button('Enroll'));
      await says('You are enrolled in this course');
      await browser.type(field('Comment'), 'Clear lessons.');
      await browser.evaluate(`document.querySelector('main input[type=radio][value="4"]').click()`);
      await browser.click(button('Submit feedback'));
      await says('Clear lessons.');
      // The list may show it before the form knows: until then the page warns before leaving.
      await says('Thank you for your feedback.');
      await browser.open(`${server.url}/edit-profile`);
      await answers();
      await browser.type(field('Name'), 'Ada Lovelace');
      // The page itself looks for a text that it shows only for a moment.
      await browser.evaluate(`void new MutationObserver(() => {
        if (document.querySelector('main').innerText.includes('Profile updated successfully!')) window.wasUpdated = true;
      }).observe(document.body, { childList: true, subtree: true, characterData: true })`);
      await browser.click(button('Save'));
      await expect.poll(() => browser.evaluate('window.wasUpdated === true'), smtpTimeouts).toBe(true);
      await isAt('/dashboard');
      await says('Ada Lovelace');
      // The page is complete, so the button does not move before the click.
      await says('Learn React');
      await browser.click(button('Logout'));
      await isAt('/login');
      await browser.type(field('Email'), learner.email);
      await browser.type(field('Password'), learner.password);
      await browser.click(button('Login'));
      await isAt('/dashboard');
      await says('Learn React');
      expect(browser.errors()).toEqual([]);
    });

    test(`${name}: a visitor goes from page to page and back, and applies with a file`, async ({ server }) => {
      using folder = temporaryFolder();
      const cv = join(folder.path, 'cv.pdf');
      writeFileSync(cv, '%PDF-1.4\n%%EOF\n');
      // Not on a page of the site, whose event stream would end with a browser error.
      await browser.open(`${server.url}/robots.txt`);
      await browser.evaluate(`fetch('/api/session', { method: 'DELETE' }).then(() => localStorage.clear())`);
      await browser.open(server.url);
      await answers();
      await browser.click({ role: 'link', name: 'Learn More' });
      await isAt('/course/course1');
      await browser.back();
      await isAt('/');
      await browser.open(`${server.url}/apply`);
      await answers();
      await browser.type(field('Name'), 'Ada Lovelace');
      await browser.type(field('Email'), 'ada@example.org');
      await browser.choose(field('CV'), cv);
      await browser.type(field('LinkedIn'), 'https://linkedin.com/in/ada');
      await browser.type(field('Website'), 'https://ada.example');
      await browser.click(button('Submit application'));
      await says('Form submitted!');
      expect(browser.errors()).toEqual([]);
    });

    test(`${name}: a link to a place in a page leads there, and Back to its top`, async ({ server }) => {
      await browser.open(`${server.url}/support`);
      await answers();
      const last = `[...document.querySelectorAll('main a[href^="#"]')].at(-1)`;
      const isThere = () => browser.evaluate(`location.hash.length > 1 && scrollY > 100`);
      await browser.evaluate(`${last}.click()`);
      await expect.poll(isThere, smtpTimeouts).toBe(true);
      // Navigation is complete once two frames were painted.
      await browser.evaluate(`requestAnimationFrame(() => requestAnimationFrame(() => { window.drawn = true; }))`);
      await expect.poll(() => browser.evaluate('window.drawn === true'), smtpTimeouts).toBe(true);
      expect(await isThere()).toBe(true);
      await browser.back();
      await expect.poll(() => browser.evaluate(`location.hash === '' && scrollY === 0`), smtpTimeouts).toBe(true);
    });

    test(`${name}: every page answers, has its heading and is no wider than the window`, async ({ server }) => {
      for (const path of distinctPaths) {
        await browser.open(server.url + path);
        await answers();
        const look = `[document.querySelectorAll('h1').length, document.documentElement.scrollWidth <= innerWidth]`;
        expect.soft(await browser.evaluate(look), path).toEqual([1, true]);
      }
      expect(browser.errors()).toEqual([]);
    });
  });
}
