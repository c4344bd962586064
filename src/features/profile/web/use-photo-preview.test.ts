import { expect, test } from 'vitest';
import { isPhotoAddress } from './use-photo-preview.ts';

const site = 'http://127.0.0.1:4000';

test.each(['https://example.org/me.png', 'https://photos.example.org', 'http://127.0.0.1:4000/courses/course1.svg'])(
  'a picture may be asked for at %s',
  (address) => expect(isPhotoAddress(address, site)).toBe(true),
);

test.each([
  '',
  'me',
  'me.png',
  'https://',
  'https://example',
  'https://example.o',
  'http://example.org/me.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
])('no picture is asked for at "%s"', (address) => expect(isPhotoAddress(address, site)).toBe(false));
