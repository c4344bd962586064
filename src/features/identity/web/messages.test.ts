import { expect, test } from 'vitest';
import { platformErrors } from '../../../platform/contract/problems.ts';
import { identityErrors } from '../contract.ts';
import { confirmMessages, resetMessages } from './messages.ts';
import { sessionEndings, signInPrompt } from './session-messages.ts';

test('the browser says the same as the server about ends of sessions and dead links', () => {
  expect(sessionEndings['session-expired']).toBe(platformErrors['session-expired'].message);
  expect(sessionEndings['user-disabled']).toBe(identityErrors['user-disabled'].message);
  expect(signInPrompt.text).toBe(platformErrors['not-signed-in'].message);
  expect(resetMessages.expired).toBe(identityErrors['expired-action-code'].message);
  expect(confirmMessages.expired).toBe(identityErrors['expired-action-code'].message);
});
