import { expect, test } from 'vitest';
import { homeMessages } from '../pages/home-messages.ts';
import { copyrightLine } from './messages.ts';

test('§1, §2 hero and closing line are literal while the brand is the default, and bear another one', () => {
  expect(homeMessages.welcome('Opvir')).toBe('Welcome to Opvir');
  expect(copyrightLine('Opvir')).toBe('© 2024 OPVIR. All rights reserved.');
  expect(homeMessages.welcome('Lernwerk')).toBe('Welcome to Lernwerk');
  expect(copyrightLine('Lernwerk')).toBe('© 2024 LERNWERK. All rights reserved.');
});
