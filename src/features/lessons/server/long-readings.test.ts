import { expect, test } from 'vitest';
import { longReadings, wordsMax } from './long-readings.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const half = words(wordsMax / 2);

test.each([
  ['an exercise', '::exercise{#a}'],
  ['a recorded lesson', '::cast{#a}'],
  ['code that can be run', '```python run\nprint(1)\n```'],
])('%s between paragraphs interrupts the reading', (_, act) => {
  expect(longReadings(`${half} ${half}\n\n${act}\n\n${half}`)).toEqual([]);
});

test('too long a reading is found with its first line and its words, without code and front matter', () => {
  const source = `---\ntitle: ${words(400)}\n---\n\n${half}\n\n\`\`\`sh\n${words(400)}\n\`\`\`\n\n${half} more\n\n::exercise{#a}\n`;
  expect(longReadings(source)).toEqual([{ line: 5, words: wordsMax + 1 }]);
});
