import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { patienceMs } from './patience.ts';
import { putWho } from './session.ts';

// A request that the test does not answer fails it, even if the code under test catches the failure.

const unanswered: string[] = [];

configure({ asyncUtilTimeout: patienceMs });

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
  // After unmounting: a mounted page would send requests again, and report them after its test.
  putWho('visitor');
  if (unanswered.length > 0) throw new Error(`The test answers no request to ${unanswered.splice(0).join(', ')}`);
});
