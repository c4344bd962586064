import { useEffect } from 'react';
import { failureText } from '../../../platform/web/failure-text.ts';
import { ApiError, failedWith } from '../../../platform/web/rpc.ts';
import type { accountRoutes } from '../contract.ts';
import { failedText, wrongPasswordText } from './messages.ts';

/** What an act behind the password failed of: `wrong` stands at its field, which gets the focus; `line` beneath the form, `otherwise` where it was no refusal. */
export function useWrongPassword(
  failure: Error | null,
  focus: () => void,
  otherwise: string = failedText,
): { wrong?: string; line?: string } {
  const isWrong =
    failure instanceof ApiError &&
    failedWith<(typeof accountRoutes)['PUT /api/account/password']>(failure, 'invalid-credential');
  useEffect(() => {
    if (isWrong) focus();
    // oxlint-disable-next-line react/exhaustive-deps -- `focus` is another function each time that the form is drawn; a failure moves the focus once
  }, [isWrong, failure]);
  if (!failure) return {};
  return isWrong ? { wrong: wrongPasswordText } : { line: failureText(failure, otherwise) };
}
