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
  expect(faultsOf('')).toEqual(['1: a file of captions begins with a line WEBVTT and an empty one']);
  expect(faultsOf('1\n00:00:01,000 --> 00:00:02,000\nSubRip\n')[0]).toContain('1: a file of captions begins with');
  expect(faultsOf('WEBVTTx\n\n00:01.000 --> 00:02.000\nHot.\n')[0]).toContain('1: a file of captions begins with');
  expect(faultsOf('WEBVTT\n')).toEqual(['1: there is no caption in it']);
  expect(faultsOf('WEBVTT\n\nNOTE later\n')).toEqual(['1: there is no caption in it']);
});

test('each fault is told with its line', () => {
  const source = `WEBVTT

00:05.000 --> 00:04.000
Backwards.

00:03.000 --> 00:06.000
Out of order.

00:07.000 --> 00:08.000
<b></b>

00:09,000 --> 00:10,000
Commas.

No times.

00:11.000 --> 00:12.000
One.
00:12.000 --> 00:13.000
Two.
`;
  expect(faultsOf(source)).toEqual([
    '3: it ends before it has begun',
    '6: it begins before the caption above it',
    '9: it has no words',
    '12: a caption begins with its times, such as 00:01.500 --> 00:04.000',
    '15: a caption begins with its times, such as 00:01.500 --> 00:04.000',
    '18: an empty line is missing between two captions',
  ]);
});
