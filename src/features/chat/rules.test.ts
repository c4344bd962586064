import { describe, expect, test } from 'vitest';
import { chatReplyDelayMs } from '../../platform/contract/limits.ts';
import { canBeSent, chatReplyText, searchTextOf } from './rules.ts';

describe('the chat', () => {
  test('§9 the reply is the fixed text after 1000 ms', () => {
    expect(chatReplyText).toBe('This is a bot response');
    expect(chatReplyDelayMs).toBe(1000);
  });

  test('§5 an empty or blank message is not sent', () => {
    for (const blank of ['', ' ', '\n\t ', '\u00a0']) expect(canBeSent(blank)).toBe(false);
    expect(canBeSent(' a ')).toBe(true);
  });

  test("what is searched for are the message's words of meaning", () => {
    expect(searchTextOf('Hello! How do I learn Python?')).toBe('learn Python');
    expect(searchTextOf("I can't find what's next, and I don’t know Python")).toBe('find next know Python');
    expect(searchTextOf('Wie werde ich Köchin?')).toBe('Wie werde ich Köchin');
  });

  test('a message without any such word searches for nothing', () => {
    expect(searchTextOf('How are you?')).toBeNull();
    expect(searchTextOf('??!')).toBeNull();
  });

  test('a very long message is cut to what one search takes', () => {
    expect(searchTextOf('python '.repeat(100))?.length).toBe(200);
  });
});
