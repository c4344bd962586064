import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// A request that the test does not answer fails it, even if the code under test catches the failure.

const unanswered: string[] = [];

beforeEach(() => {
  unanswered.length = 0;
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input);
    unanswered.push(url);
    return Promise.reject(new TypeError(`unanswered request: ${url}`));
  });
});

afterEach(() => {
  cleanup();
  if (unanswered.length > 0) throw new Error(`The test answers no request to ${unanswered.splice(0).join(', ')}`);
});
