import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../test/support/browser.ts';

const startMaxMs = 20_000;
const pollMs = 50;

export interface DebuggedBrowser {
  readonly name: string;
  /** Where the DevTools protocol is spoken, on the loopback address. */
  readonly port: number;
  close(): Promise<void>;
}

/** Starts the browser of the tests with an empty profile, for a tool that steers it over the DevTools protocol. */
export async function openBrowser(): Promise<DebuggedBrowser> {
  const { name, executablePath, env } = await findBrowser();
  const profile = mkdtempSync(join(tmpdir(), 'opvir-browser-'));
  const flags = [...browserFlags, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(executablePath ?? chromium.executablePath(), [...flags, 'about:blank'], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  const close = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { name, port: await portIn(profile), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The browser chooses a free port and writes it into its profile once it listens. */
async function portIn(profile: string): Promise<number> {
  const deadlineMs = Date.now() + startMaxMs;
  for (;;) {
    const port = readPort(join(profile, 'DevToolsActivePort'));
    if (port !== null) return port;
    if (Date.now() > deadlineMs) throw new Error(`The browser opened no port within ${startMaxMs / 1000} s.`);
    await sleep(pollMs);
  }
}

/** Null: not written yet. */
function readPort(file: string): number | null {
  try {
    const [line = ''] = readFileSync(file, 'utf8').split('\n');
    return line === '' ? null : Number(line);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
