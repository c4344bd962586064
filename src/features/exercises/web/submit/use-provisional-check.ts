import { useEffect, useRef } from 'react';
import type { CaseResult, Files } from '../exercise.ts';
import type { useSubmission } from './use-submission.ts';

/**
 * Checks a pending submission in this browser while the site cannot be reached: once for each, as soon as nothing else
 * runs.
 */
export function useProvisionalCheck(
  { unchecked, note }: ReturnType<typeof useSubmission>,
  isBusy: boolean,
  check: (files: Files) => Promise<readonly CaseResult[] | null>,
): void {
  const checkedKey = useRef('');
  useEffect(() => {
    if (!unchecked || isBusy || checkedKey.current === unchecked.key) return;
    checkedKey.current = unchecked.key;
    void check(unchecked.files).then((verdicts) => verdicts && note(unchecked, verdicts));
  }, [unchecked, isBusy, check, note]);
}
