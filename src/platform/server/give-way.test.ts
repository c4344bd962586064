import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

/** Places in what Linux tells of a thread, after its name. */
const [nice, policy] = [16, 38];
const idleClass = 5;

function schedulingOf(stat: string): { nice: number; policy: number } {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { nice: Number(fields[nice]), policy: Number(fields[policy]) };
}

async function schedulingAfter(act: 'giveWay' | 'giveWayToAll') {
  const code = `import { readFileSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    import { ${act} } from ${JSON.stringify(new URL('give-way.ts', import.meta.url).href)};
    ${act}();
    parentPort.postMessage(readFileSync('/proc/thread-self/stat', 'utf8'));`;
  // Without any environment, as the threads of engines are.
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), { env: {} });
  const [stat] = (await once(worker, 'message')) as [string];
  return schedulingOf(stat);
}

test.runIf(process.platform === 'linux')(
  'a thread gives way to others, or to all, and the rest of the process does not',
  async () => {
    const before = schedulingOf(readFileSync('/proc/self/stat', 'utf8'));
    expect(await schedulingAfter('giveWay')).toMatchObject({ nice: 10, policy: before.policy });
    const hasChrt = spawnSync('chrt', ['--version']).status === 0;
    expect(await schedulingAfter('giveWayToAll')).toEqual({ nice: 19, policy: hasChrt ? idleClass : before.policy });
    expect(schedulingOf(readFileSync('/proc/self/stat', 'utf8'))).toEqual(before);
  },
);
