import { expect, test } from 'vitest';
import { pythonModule } from '../../../../test/support/engines.ts';
import { SpareMemory } from './spare-memory.ts';
import { StartedPython, StartingInput } from './started-python.ts';
import { silent, systemOf } from './surroundings.ts';

/** Fill value that differs from a zeroed memory. */
const rubbish = 0xab;

async function startPython() {
  const spare = new SpareMemory();
  const python = await StartedPython.start(await pythonModule(), systemOf({ stdin: new StartingInput() }), spare);
  return { spare, python: await python.after(systemOf({}), 'import sys\nsecret = None') };
}

test('an interpreter finds nothing in the memory that another has left, wherever that wrote', async () => {
  const { spare, python } = await startPython();
  const bytes = (await python.interpreter(systemOf({}))).memoryBytes;
  const memory = spare.take(bytes);
  spare.put(memory);
  const first = await python.interpreter(systemOf({}));
  const asBegun = new Uint8Array(memory.buffer).slice();
  expect(first.execute('secret = [str(n) * 9 for n in range(1000)]')).toBe(0);
  new Uint8Array(memory.buffer).fill(rubbish);
  first.letGo();

  const output = silent();
  const next = await python.interpreter(systemOf({ output }));
  expect(Buffer.compare(new Uint8Array(memory.buffer), asBegun)).toBe(0);
  expect(next.execute('print(secret, sys.version_info[:2])')).toBe(0);
  expect(output.texts.stdout).toBe('None (3, 12)\n');
});

test('what has come of statements is there for all that follow, and what one of them does for none', async () => {
  const { python } = await startPython();
  const ready = await python.after(systemOf({}), 'seen = []');
  for (const _ of ['one', 'other']) {
    const output = silent();
    const interpreter = await ready.interpreter(systemOf({ output }));
    expect(interpreter.execute('seen.append(1)\nprint(seen, secret)')).toBe(0);
    interpreter.letGo();
    expect(output.texts.stdout).toBe('[1] None\n');
  }
});
