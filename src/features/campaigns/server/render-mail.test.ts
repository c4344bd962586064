import { expect, test } from 'vitest';
import { escapeMarkup } from '../../../platform/contract/escape-markup.ts';
import { mailComposer } from './mails.ts';
import { renderMail } from './render-mail.ts';

const site = { brand: 'Opvir <i>', publicUrl: 'https://learn.example.org' };
const reader = {
  email: 'ada@example.org',
  confirmedAt: 0,
  unsubscribeUrl: 'https://learn.example.org/newsletter/unsubscribe?token=a.b',
};

test.each([
  ['<script>alert(1)</script>', /<script/],
  ['<img src=x onerror=alert(1)>', /<img/],
  ['[x](javascript:alert(1))', /href="javascript/i],
  ['[x](//evil.example)', /href="\/\//],
  ['![x](javascript:alert(1))', /<img/],
  ['![x" onerror="alert(1)](https://example.org/a.png)', / onerror="/],
  ['[x](https://example.org/"onmouseover="alert(1))', /"onmouseover/],
  ['<style>*{display:none}</style>', /<style/],
])('what would run or hide something is shown as it was typed: %s', (body, forbidden) => {
  expect(renderMail(body, site.publicUrl).html).not.toMatch(forbidden);
});

test('a subject and a brand that hold markup hold none in the mail', () => {
  const { html } = mailComposer(site, { subject: '</title><script>x</script>', body: 'Hello.' })(reader);
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<i>');
});

test('the same text stands in the mail twice: as HTML, and as lines with the addresses beside what leads there', () => {
  const body = [
    '# News',
    'Hello, **all** & _you_: [our courses](/courses), <https://example.org>.',
    '- one\n- two\n  - three',
    '1. first\n2. second',
    '> Said *somebody*.',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '```\ncode < here\n```',
    '![A glass](https://example.org/glass.png)',
  ].join('\n\n');
  const { html, text } = renderMail(body, site.publicUrl);
  expect(html).toContain('<a href="https://learn.example.org/courses">our courses</a>');
  expect(html).toContain('<img src="https://example.org/glass.png" alt="A glass"');
  expect(text).toBe(
    [
      'NEWS',
      'Hello, all & you: our courses (https://learn.example.org/courses), https://example.org.',
      '- one\n- two\n  - three',
      '1. first\n2. second',
      '> Said somebody.',
      'a | b\n1 | 2',
      'code < here',
      'A glass',
    ].join('\n\n'),
  );
});

test('a mail says why it comes, how it ends and who sends it, and programs end it by one press', () => {
  const mail = mailComposer(site, { subject: 'News', body: 'Hello.' })(reader);
  expect(mail.headers).toMatchObject({
    'List-Unsubscribe': `<${reader.unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('because you confirmed your subscription');
    expect(part).toContain(reader.unsubscribeUrl);
    expect(part).toContain('https://learn.example.org/imprint');
  }
});

test.each([
  ['is nested too deeply', '> '.repeat(7000)],
  ['has more signs of emphasis than are read', `${'_a*'.repeat(5000)}\n\n**Strong**`],
])('a text that %s is shown as it was typed', (_, body) => {
  expect(renderMail(body, site.publicUrl)).toEqual({ html: `<p>${escapeMarkup(body)}</p>`, text: body });
});
