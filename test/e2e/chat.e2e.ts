import type { Locator, Page } from '@playwright/test';
import { logOut, signedUp } from './support/learner.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 390, height: 844 };
const chatOf = (page: Page) => page.getByRole('complementary', { name: 'Chat' });
const iconOf = (page: Page) => chatOf(page).getByRole('button', { name: 'Chat', exact: true });

test('what is typed after the chat icon before its part has arrived is kept, and Enter sends it', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/chat-launcher-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/about');
  await iconOf(page).click();
  await page.keyboard.type('learn pythom');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('n');
  await page.keyboard.press('Enter');
  await page.keyboard.type('and then');
  await expect(chatOf(page).getByRole('log')).toHaveCount(0);
  held.resolve();
  await expect(chatOf(page).getByRole('log')).toContainText('learn python');
  await expect(chatOf(page).getByRole('textbox')).toHaveValue('and then');
  await expect(chatOf(page).getByRole('textbox')).toBeFocused();
  await expect(chatOf(page).getByRole('log')).toContainText('This is a bot response');
});

test('a conversation survives a reload, and not the logout of who had it', async ({ page }) => {
  await signedUp(page);
  await page.goto('/dashboard');
  await say(page, 'python');
  await expect(chatOf(page).getByRole('link', { name: 'Learn Python' }).first()).toBeVisible();
  await page.reload();
  await iconOf(page).click();
  await expect(chatOf(page).getByRole('log')).toContainText('This is a bot response');
  await expect(chatOf(page).getByRole('link', { name: 'Learn Python' }).first()).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/login');
  await iconOf(page).click();
  await expect(chatOf(page).getByRole('log')).not.toContainText('This is a bot response');
});

test('a question without a match goes on into the contact form, and never into an address', async ({ page }) => {
  const message = page.getByRole('main').getByLabel('Message');
  await page.goto('/about');
  await say(page, 'quantum knitting');
  await chatOf(page).getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(message).toHaveValue('quantum knitting');
  await expect(chatOf(page).getByRole('log'), 'the panel does not lie over the form').toHaveCount(0);

  await message.fill('My own words');
  await iconOf(page).click();
  await chatOf(page).getByRole('link', { name: 'Contact us' }).click();
  await expect(message, 'nothing that was typed is overwritten').toHaveValue('My own words');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('knitting');
});

test('on a phone the chat icon steps aside while one scrolls down or types, and comes back (§2)', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/about');
  const icon = iconOf(page);
  await expectInView(icon, true);
  await page.mouse.wheel(0, 700);
  await expectInView(icon, false);
  await page.mouse.wheel(0, -60);
  await expectInView(icon, true);
  await page.mouse.wheel(0, 20_000);
  await expectInView(icon, true);
  await page.getByRole('contentinfo').getByLabel('Email').focus();
  await expectInView(icon, false);
});

test('on a phone the chat icon rests over no text where there is a place without', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/about');
  const icon = iconOf(page);
  await expectInView(icon, true);
  // A line of text at the icon's usual position, and blank space above it.
  const textHeight = 60;
  await page.evaluate((height) => {
    const blank = document.createElement('div');
    blank.style.cssText =
      'position: fixed; z-index: 15; inset: auto 0 0 0; height: 300px; background: white; color: black';
    const line = document.createElement('p');
    line.style.cssText = `position: absolute; inset: auto 0 0 0; margin: 0; font: 24px/${height}px serif; overflow: hidden; height: ${height}px`;
    line.textContent = 'text '.repeat(20);
    blank.append(line);
    document.body.append(blank);
  }, textHeight);
  await page.mouse.click(100, phone.height - 200);
  await expect
    .poll(async () => {
      const box = await icon.boundingBox();
      return box !== null && box.y + box.height <= phone.height - textHeight && box.y >= phone.height - 300;
    })
    .toBe(true);
});

test('on a phone the keyboard reaches the chat icon that has stepped aside, and an open panel holds it (§2)', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/about');
  const icon = iconOf(page);
  await expectInView(icon, true);
  await page.mouse.wheel(0, 700);
  await expectInView(icon, false);
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(icon).toBeFocused();
  await expectInView(icon, true);
  await page.keyboard.press('Enter');
  await expect(chatOf(page).getByRole('textbox')).toBeFocused();
  await page.mouse.move(100, 200);
  await page.mouse.wheel(0, -500);
  await page.mouse.wheel(0, 300);
  await expectInView(icon, true);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ${colorScheme} chat icon or its edge holds 3:1 against whatever lies beneath`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/about');
    for (const isHovered of [false, true]) {
      if (isHovered) await iconOf(page).hover();
      const [face, edge, edgePx] = await iconOf(page).evaluate((icon) => {
        const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(icon);
        return [backgroundColor, borderTopColor, parseFloat(borderTopWidth)] as const;
      });
      expect(edgePx).toBeGreaterThanOrEqual(2);
      // The background with the lowest contrast to both colors lies between them.
      expect(Math.sqrt(contrast(luminance(face), luminance(edge)))).toBeGreaterThan(3);
    }
  });
}

async function say(page: Page, text: string): Promise<void> {
  await iconOf(page).click();
  await chatOf(page).getByRole('textbox').fill(text);
  await chatOf(page).getByRole('textbox').press('Enter');
}

async function expectInView(icon: Locator, expected: boolean): Promise<void> {
  const isInView = () => icon.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight);
  await expect.poll(isInView).toBe(expected);
}

/** Relative luminance of `rgb(…)` in WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
