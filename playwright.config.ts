import { defineConfig } from '@playwright/test';
import { launchOptions } from './test/support/browser.ts';

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  forbidOnly: process.env['CI'] === 'true',
  fullyParallel: true,
  // One more than a small machine has cores: much of the time goes into waiting.
  workers: 3,
  retries: 0,
  // A busy machine takes its time; what never comes fails all the same.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    // What was called and answered, where somebody can look at it. Pictures and copies of the page at each step take twice the time: `--trace on` has them.
    trace: { mode: process.env['CI'] === 'true' ? 'off' : 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: await launchOptions(),
  },
});
