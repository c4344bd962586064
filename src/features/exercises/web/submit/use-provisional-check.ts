import { useEffect, useRef } from 'react';
import type { CaseResult, Files } from '../exercise.ts';
import type { CaseRun } from '../run/check-cases.ts';
import type { useSubmission } from './use-submission.ts';

/**
 * Checks a pending submission in this browser while the site cannot be reached: once for each, as soon as nothing else
 * runs.
 */
export function useProvisionalCheck(
  { unchecked, note }: ReturnType<typeof useSubmission>,
  isBusy: boolean,
  check: (files: Files) => Promise<readonly CaseRun[] | null>,
): void {
  const checkedKey = useRef('');
  useEffect(() => {
    if (!unchecked || isBusy || checkedKey.current === unchecked.key) return;
    checkedKey.current = unchecked.key;
    void check(unchecked.files).then((cases) => cases && note(unchecked, cases.map(withoutRun)));
  }, [unchecked, isBusy, check, note]);
}

/** The whole run is too large to be stored. */
function withoutRun(one: CaseRun): CaseResult {
  const { result: _result, ...rest } = one;
  return rest;
}
