import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { atRest } from './support/at-rest.ts';
import { signedUp } from './support/learner.ts';
import { expect, test } from './support/test.ts';

// The longest name that the console accepts.
const name = 'Volkshochschule und Berufsakademie der Donaudampfschifffahrt';

test.use({ ownServer: { OPVIR_BRAND: name } });

test('a site name of 60 letters leaves each entry of the header on one line, at every width', async ({ page }) => {
  const header = page.getByRole('banner');
  const lookAt = async (...widths: readonly number[]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about');
      await atRest(page);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width, height: 800 });
      await expect(header.getByRole('link', { name })).toBeVisible();
      const menu = header.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
      const heights = () =>
        header.locator('[data-bar-item]').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      await expect.poll(async () => Math.max(...(await heights()))).toBeLessThan(60);
      // The header must not cover a link's target.
      const bar = await header.boundingBox();
      expect(bar?.height).toBeLessThanOrEqual(96);
    }
  };
  await lookAt(1280, 1100, 1024, 390, 320);
  await signedUp(page);
  await lookAt(1280, 1024, 390);
});
