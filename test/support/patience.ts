import { vi } from 'vitest';

/** Ends a wait that would never end; no machine is so slow that it needs this long. */
export const patienceMs = 60_000;

const isPatient = Symbol.for('opvir.isPatient');
type WaitFor = typeof vi.waitFor & { [isPatient]?: true };

// Vitest waits one second, and has no setting for it. Files share `vi`, so it is replaced once.
const waitFor: WaitFor = vi.waitFor;
if (!waitFor[isPatient]) {
  const patient: WaitFor = (look, options = {}) =>
    waitFor(look, { timeout: patienceMs, ...(typeof options === 'number' ? { timeout: options } : options) });
  patient[isPatient] = true;
  vi.waitFor = patient;
}
