import { expect, test } from 'vitest';
import { safeReturnAddress } from './return-address.ts';

test.each(['/course/course1/learn/first-program#exercise-greeting', '/search?q=%C3%A9t%C3%A9&x=//evil.example', '/'])(
  '%s is an address of this site',
  (address) => expect(safeReturnAddress(address)).toBe(address),
);

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example/',
  'http:evil.example',
  'http://opvir.invalid/course',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'course/course1',
  '',
  `/${'x'.repeat(2000)}`,
  `/search?q=${'学'.repeat(300)}`,
  '/login?returnTo=/login',
  '/register',
  '/x/../login',
  '/api/account/download',
  undefined,
  ['/dashboard'],
])('%j leads nowhere', (address) => expect(safeReturnAddress(address)).toBeUndefined());
