import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { readArrivedMail } from './arrived-mail.ts';
import { readMailHead } from './mail-head.ts';

const composer = createTransport({ streamTransport: true, buffer: true });
const addresses = { from: 'Ada <Ada@Example.org>', to: 'inbox+x@example.org', cc: 'Team: grace@example.org;' };

/** Composes a mail in the form in which it arrives: one character per byte. */
async function composed(mail: Parameters<typeof composer.sendMail>[0]): Promise<string> {
  const { message } = await composer.sendMail({ ...addresses, ...mail });
  return (message as Buffer).toString('latin1');
}

describe('a mail that arrives', () => {
  test('keeps its letters, however they travel', async () => {
    const text = 'Grüße – naïve façade, 日本, \u{1f393}. And a line that is longer than any mail may have: '
      .repeat(8)
      .trim();
    for (const textEncoding of ['base64', 'quoted-printable'] as const)
      expect((await readArrivedMail(await composed({ text, textEncoding }))).text).toBe(text);
    const latin = 'From: ada@example.org\r\nContent-Type: text/plain; charset=iso-8859-1\r\n\r\nGr\u00fc\u00dfe';
    expect((await readArrivedMail(latin)).text).toBe('Grüße');
  });

  test('is from one address and to all that it names, also by the headers of mail servers', async () => {
    const source = `Delivered-To: <inbox+y@example.org>\r\n${await composed({ text: 'x' })}`;
    const { from, recipients } = await readMailHead(source);
    expect(from).toBe('ada@example.org');
    expect(recipients).toEqual(['inbox+y@example.org', 'inbox+x@example.org', 'grace@example.org']);
  });

  test('of text and HTML gives the text, of HTML alone its words, and names what was attached', async () => {
    const html =
      '<html><head><title>No</title><style>p{}</style></head><body><p>One</p><div>Two<br>Three &amp; four</div></body></html>';
    const attachments = [{ filename: 'a\nb.png', content: 'x' }];
    expect((await readArrivedMail(await composed({ text: 'Plain', html }))).text).toBe('Plain');
    expect((await readArrivedMail(await composed({ html }))).text).toBe('One\nTwo\nThree & four');
    expect((await readArrivedMail(await composed({ text: 'See.', attachments }))).text).toMatch(
      /^See\.\n\n\[Not kept: a.*b\.png\]$/s,
    );
    expect((await readArrivedMail(await composed({ text: ' \n' }))).text).toBe('[No text]');
  });

  test('with a photo of megabytes is read as far as what was written, and says that there was more', async () => {
    const attachments = [{ filename: 'photo.jpg', content: Buffer.alloc(5_000_000, 7) }];
    const source = await composed({ text: 'See.', attachments });
    expect((await readArrivedMail(source)).text).toBe('See.\n\n[Not kept: photo.jpg, …]');
  });

  test('of markup without an end, and of text without an end, is read and cut', async () => {
    // In quadratic time, each of these would exceed the test's time limit.
    for (const hostile of [
      '<style>'.repeat(100_000),
      '<b>'.repeat(100_000),
      `${'\n '.repeat(200_000)}x`,
      '<!--'.repeat(100_000),
    ]) {
      const type = hostile.startsWith('<') ? 'html' : 'plain';
      const source = `From: a@example.org\r\nContent-Type: text/${type}\r\n\r\n${hostile}`;
      const read = await readArrivedMail(source).catch(() => ({ text: '' }));
      expect(read.text.length).toBeLessThan(21_000);
    }
  });

  test('with a header that ends nowhere is read', async () => {
    // U+2028 ends a line for `.` in a pattern, but not in a mail: searching from each character would take quadratic time.
    const source = `Delivered-To: ${'>'.repeat(60_000)}\xe2\x80\xa8x\r\n${await composed({ text: 'x' })}`;
    expect((await readMailHead(source)).recipients).toHaveLength(3);
    expect((await readArrivedMail(source)).text).toBe('x');
  });

  test('whose headers are longer than mail servers let them be is not read', async () => {
    const source = `Cc: ${'a:'.repeat(60_000)}\r\n${await composed({ text: 'x' })}`;
    await expect(readMailHead(source)).rejects.toThrow('headers');
  });

  test('that quotes what it answers keeps both apart', async () => {
    const quoted = 'On 12 November 2026 at 10:00 Opvir wrote:\n> Not yet.\n> Really.';
    const read = await readArrivedMail(await composed({ text: `Yes.\n\n${quoted}\n` }));
    expect(read).toEqual({ kind: 'reply', text: 'Yes.', quotedText: quoted });
  });

  test.each([
    ['', 'Yes, Monday \nsuits me.\n\n-- \nRory', 'Yes, Monday suits me.\n\n-- \nRory'],
    [
      '',
      '> Does Monday \n> suit you? \nYes, it \n does.\n> And \n>> or \n> not?',
      '> Does Monday suit you? \nYes, it does.\n> And \n>> or \n> not?',
    ],
    ['; delsp=yes', 'Mon \nday.', 'Monday.'],
    ['', ' > npm start \n >> x', '> npm start >> x'],
    ['; charset=cp932', 'Yes, \nMonday.', 'Yes, Monday.'],
  ])('has the lines joined that a program broke (%j, %j)', async (parameters, body, text) => {
    const source = `Content-Type: text/plain; format=flowed${parameters}\r\n\r\n${body.replaceAll('\n', '\r\n')}`;
    expect((await readArrivedMail(source)).text).toBe(text);
  });

  test('of HTML to which a list adds a line of text keeps what it quotes apart from answers', async () => {
    const html = '<p>See:</p><blockquote>Does Monday suit you?</blockquote><p>Yes.</p>';
    const parts = ['text/html', html, 'text/plain', 'You are in the group.'];
    const body = `--b\r\nContent-Type: ${parts[0]}\r\n\r\n${parts[1]}\r\n--b\r\nContent-Type: ${parts[2]}\r\n\r\n${parts[3]}\r\n--b--`;
    const { text } = await readArrivedMail(`Content-Type: multipart/mixed; boundary=b\r\n\r\n${body}`);
    expect(text.replaceAll(/\n+/g, '\n')).toBe('See:\n> Does Monday suit you?\nYes.\nYou are in the group.');
  });

  test('whose text and HTML both call themselves flowed gives the text', async () => {
    const part = (type: string, words: string) => `--b\r\nContent-Type: ${type}; format=flowed\r\n\r\n${words}\r\n`;
    const body = `${part('text/plain', 'Yes, \r\nMonday.')}${part('text/html', '<p>No</p>')}--b--`;
    const { text } = await readArrivedMail(`Content-Type: multipart/alternative; boundary=b\r\n\r\n${body}`);
    expect(text).toBe('Yes, Monday.');
  });

  test('that is long is kept whole, up to what fills a book', async () => {
    const words = 'word '.repeat(15_000).trim();
    expect((await readArrivedMail(await composed({ text: words }))).text).toBe(words);
    expect((await readArrivedMail(await composed({ text: 'word '.repeat(30_000) }))).text).toMatch(/ …$/);
  });

  test('that is decoded to more lines than are searched is kept without looking for a quotation', async () => {
    const lines = `${'To:\n'.repeat(20_000)}On Monday, Ada <a@example.org> wrote:\n> x`;
    const body = Buffer.from(lines).toString('base64');
    const read = await readArrivedMail(`Content-Transfer-Encoding: base64\r\n\r\n${body}`);
    expect(read).toMatchObject({ kind: 'reply', quotedText: null });
  });

  // In quadratic time, each of these would exceed the test's time limit.
  const long = 137_000;
  test.each([
    ['an @', `${'@'.repeat(long)}\n:`],
    ['an @ before a quotation', `Yes.\n${'@'.repeat(long)}:\n> x`],
    ['spaces in a line', `Yes.${' '.repeat(long)}x\n> x`],
    ['digits before a quotation', `Yes.\n${'1'.repeat(long)} wrote:\n> x`],
    ['short lines that end with a colon', `Yes.\n${'1 wrote:\n'.repeat(4900)}> x`],
    ['lines that begin a block of headers', `Yes.\n${'From: 1@1.example,\n'.repeat(4900)}x`],
    ['marks of quotations', `Yes.\n${'>'.repeat(long)}\n> x`],
    ['dashes', `Yes.\n${'-'.repeat(long)}\n> x`],
    ['empty lines', `Yes.${'\n'.repeat(4900)}> x`],
  ])('with nothing but %s is read whole', async (_, text) => {
    const read = await readArrivedMail(`From: a@example.org\r\n\r\n${text}`);
    const start = text.slice(0, 1000).trim();
    expect(read.kind).toBe('reply');
    expect(read.text.startsWith(start)).toBe(true);
    expect(read.quotedText).toBeNull();
  });
});
