import { expect, test } from 'vitest';
import { readCaptions } from './captions.ts';

const faultsOf = (source: string) => readCaptions(source).faults.map(({ line, message }) => `${line + 1}: ${message}`);

test('what is said is read with its times, whatever else the file says of its looks', () => {
  const source = [
    '\uFEFFWEBVTT - The furnace',
    'Kind: captions',
    '',
    'STYLE',
    '::cue { color: yellow }',
    '',
    'NOTE nobody sees this --> neither this',
    '',
    'first',
    '00:01.500 --> 00:04.000 align:start position:10%',
    '<v Ada Example>Light the <i>furnace</i> &amp; wait.',
    '',
    '',
    '01:00:00.000 --> 01:00:02.250',
    'Two lines',
    'of <00:01.000>one &lt;caption&gt;.',
  ];
  for (const end of ['\n', '\r\n', '\r']) {
    expect(readCaptions(source.join(end))).toEqual({
      faults: [],
      cues: [
        { startMs: 1500, endMs: 4000, text: 'Ada Example: Light the furnace & wait.' },
        { startMs: 3_600_000, endMs: 3_602_250, text: 'Two lines of one <caption>.' },
      ],
    });
  }
});

test('a file that is none, or holds none, is refused', () => {
  expect(faultsOf('')).toEqual(['1: a captions file starts with a line WEBVTT and an empty line']);
  expect(faultsOf('1\n00:00:01,000 --> 00:00:02,000\nSubRip\n')[0]).toContain('1: a captions file starts with');
  expect(faultsOf('WEBVTTx\n\n00:01.000 --> 00:02.000\nHot.\n')[0]).toContain('1: a captions file starts with');
  expect(faultsOf('WEBVTT\n')).toEqual(['1: it contains no captions']);
  expect(faultsOf('WEBVTT\n\nNOTE later\n')).toEqual(['1: it contains no captions']);
});

test('each fault is told with its line', () => {
  const source = `WEBVTT

00:05.000 --> 00:04.000
Backwards.

00:09,000 --> 00:10,000
Commas.

0:11.000 --> 00:12.000
One digit for the minutes.

No times.
`;
  const times =
    'these times cannot be read: write them as 00:01.500 --> 00:04.000, with a dot and three digits after it';
  expect(faultsOf(source)).toEqual([
    '3: it ends before it starts',
    `6: ${times}`,
    `9: ${times}`,
    '12: a caption begins with its times, such as 00:01.500 --> 00:04.000',
  ]);
});

const textsOf = (source: string) => {
  expect(faultsOf(source)).toEqual([]);
  return readCaptions(source).cues.map(({ text }) => text);
};

test.each([
  ['a caption right beneath the first line', 'WEBVTT\n00:00.000 --> 00:01.000\nHot.', ['Hot.']],
  ['a caption right beneath a header', 'WEBVTT\nKind: captions\n00:00.000 --> 00:01.000\nHot.', ['Hot.']],
  ['no empty line between two', 'WEBVTT\n\n00:00.000 --> 00:01.000\nA\n00:01.000 --> 00:02.000\nB', ['A', 'B']],
  ['no spaces round the arrow', 'WEBVTT\n\n00:00.000-->00:01.000\nHot.', ['Hot.']],
  ['an hour of one digit', 'WEBVTT\n\n1:00:00.000 --> 1:00:01.000\nHot.', ['Hot.']],
  ['a name above the times', 'WEBVTT\n\n17\n00:00.000 --> 00:01.000\nHot.', ['Hot.']],
  ['captions that overlap', 'WEBVTT\n\n00:02.000 --> 00:09.000\nB\n\n00:01.000 --> 00:03.000\nA', ['A', 'B']],
  ['a caption that takes no time', 'WEBVTT\n\n00:01.000 --> 00:01.000\n(click)', ['(click)']],
  ['silence', 'WEBVTT\n\n00:00.000 --> 00:04.000\n\n\n00:04.000 --> 00:05.000\nHot.', ['Hot.']],
  ['a blank', 'WEBVTT\n\n00:00.000 --> 00:04.000\n \n&nbsp;\n\n00:04.000 --> 00:05.000\nHot.', ['Hot.']],
  ['a comment with times in it', 'WEBVTT\n\nNOTE later\nand\n00:00.000 --> 00:01.000\nHot.', ['Hot.']],
  ['settings behind the times', 'WEBVTT\n\n00:00.000 --> 00:01.000\talign:start line:0%\nHot.', ['Hot.']],
])('what browsers show is in the transcript: %s', (_, source, texts) => {
  expect(textsOf(source)).toEqual(texts);
});

test.each([
  ['Don&#39;t say &quot;caf&eacute;&quot; &ndash; write it.', 'Don\'t say "café" – write it.'],
  ['&gt;&gt; ADA: &pound;5 &amp; a smile&hellip;', '>> ADA: £5 & a smile…'],
  ['&#x1F525; A &lt;b&gt; tag, <b>this</b>.', '\u{1F525} A <b> tag, this.'],
  ['Tom &amp;amp; Jerry, R&D, AT&T, &unknown;', 'Tom &amp; Jerry, R&D, AT&T, &unknown;'],
  ['&lrm;<v.loud.first Ada O&#39;Neil>Hot.</v> <lang de>Heiß.</lang>', "Ada O'Neil: Hot. Heiß."],
  ['<ruby>火<rt>ひ</rt></ruby> 3 < 4 &copy 2026', '火ひ 3 < 4 © 2026'],
  ['<c.yellow\nclass>Two</c>\nlines', 'Two lines'],
])('the words of a caption are read as they are shown: %s', (text, words) => {
  expect(textsOf(`WEBVTT\n\n00:00.000 --> 00:01.000\n${text}\n`)).toEqual([words]);
});

const captionsOf = (...texts: readonly string[]) =>
  `WEBVTT\n\n${texts.map((text, at) => `00:0${at}.000 --> 00:0${at + 1}.000\n${text}`).join('\n\n')}\n`;

test.each([
  [
    'with the line before above each',
    captionsOf(
      ' \ntoday<00:00.560><c> we</c><00:00.719><c> light</c>',
      'today we light\n ',
      'today we light\nand<00:02.200><c> then</c> we wait',
      'and then we wait\n ',
      'and then we wait\ndo not open it',
      'do not open it\n ',
      ' \n ',
      ' \n[Music]',
    ),
    ['today we light', 'and then we wait', 'do not open it', '[Music]'],
  ],
  ['in three lines that move up', captionsOf('a', 'a\nb', 'a\nb\nc', 'b\nc\nd', 'c\nd\ne'), ['a', 'b', 'c', 'd', 'e']],
  ['a word at a time', captionsOf('we', 'we light', 'we light it', 'now', 'now wait'), ['we light it', 'now wait']],
])('automatic captions are read once, %s', (_, source, texts) => {
  expect(textsOf(source)).toEqual(texts);
});

test('an automatic caption lasts as long as it is shown, and leads to where it begins', () => {
  const [, second] = readCaptions(captionsOf('a', 'a\nb', 'b\nc', 'c\nd')).cues;
  expect(second).toEqual({ startMs: 1000, endMs: 3000, text: 'b' });
});

test.each([
  ['the same words twice', captionsOf('No!', 'No!', 'Yes.'), ['No!', 'No!', 'Yes.']],
  [
    'a chorus',
    captionsOf('la\nla la', 'la la\nlo', 'end', 'one', 'two'),
    ['la la la', 'la la lo', 'end', 'one', 'two'],
  ],
])('what is said twice by people stays: %s', (_, source, texts) => {
  expect(textsOf(source)).toEqual(texts);
});

test('a text of nothing but signs that begin a tag is read in a moment', () => {
  expect(textsOf(`WEBVTT\n\n00:00.000 --> 00:01.000\n${'<'.repeat(250_000)}`)[0]).toHaveLength(250_000);
});
