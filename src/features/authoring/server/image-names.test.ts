import { expect, test } from 'vitest';
import { altIn, imagesNamed } from './image-names.ts';

test.each([
  ['in Markdown', 'See ![a kiln](kiln.svg).', ['articles/kiln.svg']],
  [
    'with a title and a way to it',
    '![a](./kiln.png "Lit") ![b](../careers/b.webp)',
    ['articles/kiln.png', 'careers/b.webp'],
  ],
  ['as a value', 'cover: kiln.jpg\nother: "b.gif"', ['articles/kiln.jpg', 'articles/b.gif']],
  ['at the end of a sentence', 'It is kiln.svg', ['articles/kiln.svg']],
  ['that leads out of the folder, or is no image', '![a](../../a.svg) clip.mp4 a.svg.txt https://x.example/b', []],
])('images are found %s', (_, source, found) => {
  expect([...imagesNamed('articles/lit.md', source)]).toEqual(found);
});

test('the words of an image are those that stand with its name', () => {
  const source = 'Text. ![not this](a.svg) ![A kiln \\[lit\\]](kiln.svg "Lit") ![nor this](b.svg)';
  expect(altIn(source, 'kiln.svg')).toBe('A kiln [lit]');
  expect(altIn('cover: kiln.svg', 'kiln.svg')).toBeNull();
  expect(altIn('[a link](kiln.svg)', 'kiln.svg')).toBeNull();
});
