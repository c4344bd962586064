import { defineConfig } from '@playwright/test';
import { launchOptions } from './test/support/browser.ts';
import { leftOut } from './test/suites.ts';

/** Nobody has chosen suites. */
const isOfOneFile = process.env['OPVIR_TEST_SUITES'] === undefined;

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  testIgnore: leftOut('browser').map((glob) => `**/${glob}`),
  outputDir: 'test-results',
  forbidOnly: process.env['CI'] === 'true',
  fullyParallel: true,
  // One more than a small machine has cores: much of the time goes into waiting.
  workers: 3,
  retries: 0,
  // Long journeys take minutes on a slow machine. What never comes fails by the limit of its own step.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    // A run of one file has what was called and answered; the whole run would take longer for it.
    trace: { mode: isOfOneFile ? 'retain-on-failure' : 'off', screenshots: false, snapshots: false },
    launchOptions: await launchOptions(),
  },
});
