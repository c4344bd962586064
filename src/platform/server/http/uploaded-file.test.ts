import { describe, expect, test } from 'vitest';
import type { ReceivedFile } from '../storage/storage.ts';
import { UploadedFile, extensionOf } from './uploaded-file.ts';

const received: ReceivedFile = {
  path: '/nowhere',
  bytes: 7,
  keep: async (extension) => `key${extension}`,
  discard: async () => undefined,
};

function nameOf(filename: string): string {
  return new UploadedFile(filename, received).name;
}

describe('the name of an uploaded file', () => {
  test.each([
    ['Ada’s CV.pdf', 'Ada’s CV.pdf'],
    ['C:\\Users\\Ada\\cv.pdf', 'cv.pdf'],
    ['../../etc/cv.pdf', 'cv.pdf'],
    ['a\u0000b\u001b[2J\r\n.pdf', 'ab[2J.pdf'],
    ['\u202efdp.exe.pdf', 'fdp.exe.pdf'],
  ])('%j is shown as %j', (filename, shown) => {
    expect(nameOf(filename)).toBe(shown);
  });

  test('an endless one is shortened, and keeps its extension', () => {
    expect(nameOf(`${'x'.repeat(5000)}.docx`)).toMatch(/^x+….docx$/);
    expect(nameOf(`${'x'.repeat(5000)}.docx`)).toHaveLength(200);
  });

  test('its extension is the last one, in lower case', () => {
    expect(extensionOf('CV.PDF')).toBe('.pdf');
    expect(extensionOf('cv.pdf.exe')).toBe('.exe');
    expect(extensionOf('.pdf')).toBe('');
    expect(extensionOf('')).toBe('');
  });
});
