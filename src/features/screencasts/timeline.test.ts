import { expect, test } from 'vitest';
import { lengthOf, pictureAt, sceneAt, scenesOf } from './timeline.ts';

const scenes = scenesOf([
  { act: 'say', text: 'We add two prices.' },
  { act: 'write', text: 'prices = [3, 4]\nprint(sum(prices))' },
  { act: 'run', output: '7' },
  { act: 'change', from: 'sum', to: 'max' },
  { act: 'select', text: 'max' },
  { act: 'wait', seconds: 2.5 },
]);
const at = (index: number, share: number) => (scenes[index]?.start ?? 0) + (scenes[index]?.ms ?? 0) * share;

test('each step follows the one before it, and what is said takes as long as saying it', () => {
  expect(scenes.map(({ start, ms }) => start + ms).slice(0, -1)).toEqual(scenes.slice(1).map(({ start }) => start));
  const [long] = scenesOf([{ act: 'say', text: 'word '.repeat(150).trim() }]);
  expect(long?.ms).toBe(60_000);
  expect(lengthOf([])).toBe(0);
});

test('code appears letter by letter, and stays as it was typed', () => {
  expect(pictureAt(scenes, at(1, 0.5), false).text).toBe('prices = [3, 4]\np');
  expect(pictureAt(scenes, at(2, 0), false).text).toBe('prices = [3, 4]\nprint(sum(prices))\n');
  expect(pictureAt(scenes, at(1, 0), true).text).toBe('prices = [3, 4]\nprint(sum(prices))\n');
});

test('a run shows that it runs, then what it prints, which stays until the next one', () => {
  expect(pictureAt(scenes, at(2, 0.1), false)).toMatchObject({ isRunning: true, output: null });
  expect(pictureAt(scenes, at(2, 0.9), false)).toMatchObject({ isRunning: false, output: '7' });
  expect(pictureAt(scenes, at(4, 0.5), false).output).toBe('7');
});

test('a change marks what goes, then types what comes; a selection marks its text', () => {
  const before = pictureAt(scenes, at(3, 0.1), false);
  expect(before.text.slice(before.from, before.to)).toBe('sum');
  const after = pictureAt(scenes, at(4, 0.5), false);
  expect(after.text).toBe('prices = [3, 4]\nprint(max(prices))\n');
  expect(after.text.slice(after.from, after.to)).toBe('max');
});

test('a pause takes its seconds and changes nothing that is seen, also what is marked', () => {
  expect(scenes[5]?.ms).toBe(2500);
  expect(pictureAt(scenes, at(5, 0.5), false)).toEqual(pictureAt(scenes, at(4, 0.5), false));
  const [, pause] = scenesOf([
    { act: 'write', text: 'a' },
    { act: 'wait', seconds: 1 },
  ]);
  expect(pictureAt([pause!], pause!.start, false)).toMatchObject({ text: 'a\n', from: 2, to: 2 });
});

test('the caption is what was said last, and at its end a recording stands still at its last step', () => {
  expect(pictureAt(scenes, at(3, 0.5), false).caption).toBe('We add two prices.');
  expect(sceneAt(scenes, lengthOf(scenes) + 1000)?.step.act).toBe('wait');
});
