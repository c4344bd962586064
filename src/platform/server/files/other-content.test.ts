import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/support/folder.ts';
import { fileFault } from './file-fault.ts';

const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());

function faultOf(content: string | Buffer, extension: string) {
  const path = join(folder.path, `cv${extension}`);
  writeFileSync(path, content);
  return fileFault(path, extension);
}

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n';
test.each([
  ['nothing', pdf],
  ['an empty line', `\r\n${pdf}`],
  ["a printer's commands", `\x1B%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n${pdf}`],
  ['a byte order mark', `\uFEFF${pdf}`],
  ['1,024 bytes', ' '.repeat(1024) + pdf],
])('a PDF with %s in front is taken', async (_, content) => {
  expect(await faultOf(content, '.pdf')).toBeNull();
});

test.each([
  ['1,025 bytes', ' '.repeat(1025) + pdf],
  ['a web page', `<html><script>alert(1)</script>${pdf}`],
  ['a program', `MZ\0\0${pdf}`],
  ['a script', `#!/bin/sh\n${pdf}`],
])('a PDF with %s in front is not taken', async (_, content) => {
  expect(await faultOf(content, '.pdf')).not.toBeNull();
});

const save = 'Save it as PDF and attach that.';
test.each([
  ['.doc', '{\\rtf1\\ansi Ada}', 'an RTF document', save],
  ['.docx', '{\\rtf1\\ansi Ada}', 'an RTF document', save],
  ['.doc', '<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>Ada', 'a web page (HTML)', save],
  ['.doc', '\uFEFF\n<!DOCTYPE html><p>Ada', 'a web page (HTML)', save],
  ['.pdf', '<?xml version="1.0"?>\n<html>Ada', 'a web page (HTML)', save],
  ['.doc', 'MIME-Version: 1.0\nContent-Type: multipart/related', 'a saved web page (MHTML)', save],
  ['.doc', pdf, 'a PDF', 'Rename it so that it ends in .pdf.'],
  ['.pdf', Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'), 'a picture', save],
])('a document that is named %s and is %s is refused as %s', async (extension, content, name, advice) => {
  expect(await faultOf(content, extension)).toEqual({ code: 'file-is-other', content: name, advice });
});

test.each([
  ['.doc', 'Ada Example'],
  ['.png', '<html>'],
  ['.pdf', ''],
])('what cannot be named is not guessed at: %s with "%s"', async (extension, content) => {
  expect(await faultOf(content, extension)).toEqual({ code: 'file-not-genuine' });
});
