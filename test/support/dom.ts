import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { putWho } from './session.ts';

// A request that the test does not answer fails it, even if the code under test catches the failure.

const unanswered: string[] = [];

// A busy machine takes its time, and what never comes fails all the same.
configure({ asyncUtilTimeout: 5000 });

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
  // Once nothing is drawn any more: a page that is still there would ask the server again, and say so after its test.
  putWho('visitor');
  if (unanswered.length > 0) throw new Error(`The test answers no request to ${unanswered.splice(0).join(', ')}`);
});
