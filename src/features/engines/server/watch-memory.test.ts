import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { watchMemory } from './watch-memory.ts';

const mib = 1024 * 1024;

/** Starts a process that holds this many MiB and prints when it does. */
async function holding(heldMib: number) {
  const source = `const held = Buffer.alloc(${heldMib} * ${mib}, 1); console.log(held.length); setInterval(() => held, 1000);`;
  const child = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test.runIf(process.platform === 'linux')(
  'a process that holds more than it may is ended, another one is not',
  async () => {
    const [large, small] = [await holding(400), await holding(1)];
    const watches = [large, small].map((child) => watchMemory(child, 300 * mib));
    for (const each of watches) each.watch();
    await once(large, 'exit');
    expect(watches.map(({ wasTooMuch }) => wasTooMuch)).toEqual([true, false]);
    expect([large.signalCode, small.exitCode]).toEqual(['SIGKILL', null]);
    for (const each of watches) each.rest();
  },
);
