import { checkParts } from '../../../features/system/checks-contract.ts';
import { type Settings, SettingsError } from '../../../platform/server/config/settings.ts';
import { nameDatabase } from '../../../platform/server/db/open.ts';
import { type Finding, fault, ok } from '../../../platform/server/findings/finding.ts';
import type { Answer, SettingsCommand } from '../command.ts';
import { counted, table } from '../print.ts';
import { checkNode } from './installation.ts';
import { checksByPart } from './parts.ts';

export const doctorCommand: SettingsCommand = {
  name: 'doctor',
  parameters: [],
  summary: 'Check the whole installation and report problems; exit code 1 for a fault',
  example: '',
  endsWith1: 'found a fault',
  async runOnSettings({ readSettings }) {
    const settings = settingsOrFaults(readSettings);
    if (Array.isArray(settings)) return report([checkNode(), ...settings]);
    const findings: Finding[] = [ok('settings', 'no fault')];
    for (const part of checkParts) findings.push(...(await checksByPart[part](settings)));
    return { ...report(findings), database: nameDatabase(settings) };
  },
};

/** Returns the settings, or their faults. With invalid settings nothing else can be checked. */
function settingsOrFaults(readSettings: () => Settings): Settings | Finding[] {
  try {
    return readSettings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.faults.map((line) => fault('settings', line));
  }
}

function report(findings: readonly Finding[]): Answer {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  const [faults, warnings] = [count('fault'), count('warning')];
  const rows = findings.map(({ state, check, message }) => [state, check, message]);
  const text = `${table(rows)}\n${counted(faults, 'fault')}, ${counted(warnings, 'warning')}.`;
  return { text, json: { faults, warnings, findings }, exitCode: faults > 0 ? 1 : 0 };
}
