import { expect, test } from 'vitest';
import { Output } from './output.ts';

test('output of both streams is forwarded and returned in its order', () => {
  const told: string[] = [];
  const output = new Output((stream, text) => told.push(`${stream} ${text}`));
  for (const [stream, text] of [
    ['stdout', 'one'],
    ['stderr', 'two'],
    ['stdout', 'three'],
    ['stdout', 'four'],
  ] as const)
    output.write(stream, text);
  expect(output.texts).toEqual({ stdout: 'onethreefour', stderr: 'two', printed: 'onetwothreefour' });
  expect('stdout onestderr twostdout threefour'.startsWith(told.join(''))).toBe(true);
});

test('output of one stream is not returned twice', () => {
  const output = new Output(() => undefined);
  output.write('stderr', 'only');
  expect(output.texts).toEqual({ stdout: '', stderr: 'only' });
});
