import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { png, pngChunk } from '../../../../test/support/files.ts';
import { photograph, scan, secrets } from '../../../../test/support/photograph.ts';
import { withoutMetadata } from './image-metadata.ts';

const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer());
const told = (image: Buffer) => secrets.filter((secret) => image.includes(secret));

test('a photograph tells nobody where, when, by whom and with what; its picture, its colours and which way up it is stay', async () => {
  const turned = await bytesOf(photograph({ orientation: 6 }));
  expect(told(turned)).toEqual(secrets);
  const clean = withoutMetadata(turned);
  expect(told(clean)).toEqual([]);
  expect(imageSize(clean)).toMatchObject({ width: 16, height: 16, orientation: 6, type: 'jpg' });
  expect(clean.includes(scan)).toBe(true);
  expect(clean.includes('ICC_PROFILE\0colours')).toBe(true);
  expect(clean.subarray(-2).toString('hex')).toBe('ffd9');
  expect(withoutMetadata(clean)).toEqual(clean);
});

test('one that stands upright says nothing of it', async () => {
  const clean = withoutMetadata(await bytesOf(photograph({ orientation: 1 })));
  expect(clean.includes('Exif')).toBe(false);
});

test('a PNG keeps its picture alone', async () => {
  const bare = await bytesOf(png());
  const [secret = ''] = secrets;
  const parts = ['tEXt', 'iTXt', 'eXIf'].map((name) => pngChunk(name, Buffer.from(secret)));
  const full = Buffer.concat([bare.subarray(0, 33), ...parts, bare.subarray(33), Buffer.from(secret)]);
  expect(withoutMetadata(full)).toEqual(bare);
});

test('a WebP keeps its picture alone and says that there is nothing else', () => {
  const [secret = ''] = secrets;
  const picture = webpChunk('VP8L', Buffer.from('2f0f00000000', 'hex'));
  const extended = (flags: number) => webpChunk('VP8X', Buffer.from([flags, 0, 0, 0, 15, 0, 0, 15, 0, 0]));
  const metadata = [webpChunk('EXIF', Buffer.from(`${secret}!!`)), webpChunk('XMP ', Buffer.from(secret))];
  // Transparency stays, 0x10.
  expect(withoutMetadata(webp(extended(0x1c), picture, ...metadata))).toEqual(webp(extended(0x10), picture));
});

test('what is of no known use is taken out, whatever it is called', async () => {
  const [secret = ''] = secrets;
  const whole = await bytesOf(photograph({ orientation: 6 }));
  const clean = withoutMetadata(whole);
  const segment = (code: number, words: string) =>
    Buffer.concat([Buffer.from([0xff, code, 0, words.length + 2]), Buffer.from(words, 'latin1')]);
  const odd = [
    segment(0xf0, secret),
    segment(0xc8, secret),
    segment(0x02, secret),
    segment(0xed, `Adobe_CM${secret}`),
    segment(0xee, `Adobe${secret}`),
    segment(0xe1, `JFIF\0${secret}`),
    Buffer.from('ffffff', 'hex'),
  ];
  const at = whole.indexOf('ffda', 0, 'hex');
  expect(withoutMetadata(Buffer.concat([whole.subarray(0, at), ...odd, whole.subarray(at)]))).toEqual(clean);
  const bare = await bytesOf(png());
  const parts = ['caBX', 'prVt', 'exIf'].map((name) => pngChunk(name, Buffer.from(secret)));
  expect(withoutMetadata(Buffer.concat([bare.subarray(0, 33), ...parts, bare.subarray(33)]))).toEqual(bare);
  const picture = webpChunk('VP8L', Buffer.from('2f0f00000000', 'hex'));
  expect(withoutMetadata(webp(webpChunk('ICMT', Buffer.from(secret)), picture))).toEqual(webp(picture));
});

test('what is cut off or broken is refused, and what is no photograph is given back as it came', async () => {
  const whole = await bytesOf(photograph({ orientation: 6 }));
  const broken = [
    whole.subarray(0, 60),
    whole.subarray(0, 2),
    whole.subarray(0, whole.indexOf('ffd9', 0, 'hex')),
    (await bytesOf(png())).subarray(0, 50),
    webp(webpChunk('VP8L', Buffer.from('2f0f00000000', 'hex'))).subarray(0, 22),
  ];
  for (const each of broken) expect(() => withoutMetadata(each)).toThrow('image-not-whole');
  for (const each of [Buffer.from('GIF89a'), Buffer.alloc(0)]) expect(withoutMetadata(each)).toEqual(each);
});

function webp(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), uint32(body.length), body]);
}

function webpChunk(name: string, data: Buffer): Buffer {
  const padding = Buffer.alloc(data.length % 2);
  return Buffer.concat([Buffer.from(name, 'latin1'), uint32(data.length), data, padding]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
