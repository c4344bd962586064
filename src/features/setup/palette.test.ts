import { expect, test } from 'vitest';
import { contrast, paletteOf } from './palette.ts';

const parts = ['00', '33', '66', '99', 'cc', 'ff'];
const accents = parts.flatMap((red) => parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)));

test.each([
  ['light', 0, ['#ffffff', '#fbfaf6', '#f3f0e8']],
  ['dark', 1, ['#0f1513', '#171f1c', '#131a17', '#232e2a']],
] as const)('in the %s theme every accent can be read, as text and beneath it', (_, theme, grounds) => {
  for (const accent of accents) {
    const of = (name: string) => paletteOf(accent)[name]?.[theme] ?? '';
    const pairs = [
      ...grounds.map((ground) => [of('primary'), ground]),
      [of('primary'), of('primary-soft')],
      [of('on-primary'), of('primary')],
      [of('on-primary'), of('primary-hover')],
      ['#ffffff', of('deep')],
      ['#ffffff', of('deep-raised')],
      [of('on-deep-muted'), of('deep')],
    ];
    for (const [text = '', ground = ''] of pairs) {
      expect(contrast(text, ground), `${accent}: ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('an accent that can be read as it is stays so', () => {
  expect(paletteOf('#0b5d4e')['primary']?.[0]).toBe('#0b5d4e');
});
