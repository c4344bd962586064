import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import { endlessPython } from '../../../test/support/hostile/deep-python.ts';
import { addressOf, emptyFolder, signUp, startServer } from '../../../test/support/server-process.ts';

const course = '/api/courses/course2/exercises/amounts-in-cents/submissions';
const entry = 'main.py';

/** Enrolled learner on a server in its own process; `submit` gives the status and the submission. */
async function learnerAt(address: string) {
  const signedUp = await signUp(address, `ada-${randomUUID()}@example.org`);
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const headers = { cookie, 'content-type': 'application/json' };
  const { user } = (await signedUp.json()) as { user: { uid: string } };
  const enrolment = JSON.stringify({ courseId: 'course2' });
  await fetch(`${address}/api/enrolments`, { method: 'POST', headers, body: enrolment });
  const given = { userId: user.uid, clientAt: null, device: null };
  return async function submit(source: string, key: string = randomUUID()) {
    const body = JSON.stringify({ ...given, key, files: { [entry]: source } });
    const answer = await fetch(address + course, { method: 'POST', headers, body });
    return {
      status: answer.status,
      submission: (await answer.json()) as { id: string; isPassed: boolean; cases: object[] },
    };
  };
}

/** Process ids of a server's engines, which are its child processes. */
function enginesOf(pid: number): number[] {
  try {
    return execFileSync('pgrep', ['--parent', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
  } catch {
    return [];
  }
}

const right = `def cents(text):
    text = text.strip()
    sign = -1 if text.startswith("-") else 1
    whole, _, rest = text.lstrip("-").partition(".")
    return sign * (int(whole) * 100 + int((rest + "00")[:2]))
def euros(amount):
    sign = "-" if amount < 0 else ""
    return f"{sign}{abs(amount) // 100}.{abs(amount) % 100:02}"
`;

/** Settings of this process: on a busy machine, low-priority work would never end. */
function environment(): Record<string, string> {
  return { OPVIR_DATA_DIR: emptyFolder(), OPVIR_RATE_LIMITS: 'off', OPVIR_BACKGROUND_PRIORITY: 'normal' };
}

test('programs without an end are graded, the server lives, and a right one passes after them', async () => {
  const server = startServer(environment());
  const address = await addressOf(server);
  const submit = await learnerAt(address);
  for (const { name, source } of endlessPython.slice(0, 5)) {
    const { status, submission } = await submit(source);
    expect.soft({ name, status, isPassed: submission.isPassed }).toEqual({ name, status: 201, isPassed: false });
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  }
  expect(await submit(right)).toMatchObject({ status: 201, submission: { isPassed: true } });
});

test.runIf(process.platform === 'linux')(
  'engines that are killed take nothing with them: each program is graded once, by its key',
  async () => {
    const server = startServer(environment());
    const address = await addressOf(server);
    const submit = await learnerAt(address);
    let killed = 0;
    const killer = setInterval(() => {
      for (const pid of enginesOf(server.child.pid ?? 0)) {
        try {
          process.kill(pid, 'SIGKILL');
          killed += 1;
        } catch {
          // It has ended by itself.
        }
      }
    }, 400);
    const graded = new Map<string, string>();
    for (let number = 0; number < 6; number += 1) {
      const key = randomUUID();
      const { status, submission } = await submit(right, key);
      // A submission whose engine was killed twice is refused for now, or fails for lack of memory.
      expect([201, 503]).toContain(status);
      if (status === 201) graded.set(key, submission.id);
    }
    clearInterval(killer);
    expect(killed).toBeGreaterThan(0);
    for (const [key, id] of graded) expect((await submit(right, key)).submission.id).toBe(id);
    expect(await submit(right)).toMatchObject({ status: 201, submission: { isPassed: true } });
  },
);

const hasSetpriv = spawnSync('setpriv', ['--pdeathsig', 'KILL', '--', 'true']).status === 0;

test.runIf(hasSetpriv)(
  'a server that is killed takes its engines with it, also in the middle of an endless loop',
  async () => {
    const server = startServer(environment());
    const submit = await learnerAt(await addressOf(server));
    await submit(right);
    const [engine = 0] = enginesOf(server.child.pid ?? 0);
    expect(isAlive(engine)).toBe(true);
    // The program is in the middle of the loop when the server stops, and is not notified.
    const lost = submit('while True: pass').catch(() => null);
    await eventually('the loop to run', () => stateOf(engine) === 'R');
    server.child.kill('SIGKILL');
    await eventually('the end of the engine', () => !isAlive(engine));
    expect(await lost).toBeNull();
  },
);

/** State of a process on Linux, such as `R` for running. */
function stateOf(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.charAt(stat.lastIndexOf(')') + 2);
}

function isAlive(pid: number): boolean {
  try {
    return stateOf(pid) !== 'Z';
  } catch {
    return false;
  }
}
