import { expect } from '@playwright/test';
import { capture, nodeCommand } from '../../../scripts/support/processes.ts';
import type { ServerProcess } from '../../../scripts/support/server-process.ts';

/** Runs the operator's command line on the data of a running server. */
export async function opvir(server: ServerProcess, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await capture(nodeCommand('src/app/cli/opvir.ts', ...args), { env: server.env });
  expect(code, stderr).toBe(0);
  return stdout;
}
