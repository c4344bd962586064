import { useEffect, useEffectEvent } from 'react';
import { failureText } from '../../../platform/web/failure-text.ts';
import { ApiError, failedWith } from '../../../platform/web/rpc.ts';
import type { accountRoutes } from '../contract.ts';
import { failedText, wrongPasswordText } from './messages.ts';

/**
 * Texts for a failed action that needed the password. `wrong` belongs to the field, which gets the focus; `line`
 * belongs below the form. `otherwise` is used if the failure is not an API error.
 */
export function useWrongPassword(
  failure: Error | null,
  focus: () => void,
  otherwise: string = failedText,
): { wrong?: string; line?: string } {
  const isWrong =
    failure instanceof ApiError &&
    failedWith<(typeof accountRoutes)['PUT /api/account/password']>(failure, 'invalid-credential');
  const focusField = useEffectEvent(focus);
  // Each failure moves the focus once.
  useEffect(() => {
    if (isWrong) focusField();
  }, [isWrong, failure]);
  if (!failure) return {};
  return isWrong ? { wrong: wrongPasswordText } : { line: failureText(failure, otherwise) };
}
