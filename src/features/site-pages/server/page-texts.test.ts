import { expect, test } from 'vitest';
import { pageTexts } from './page-texts.ts';

test('the lines of an address stay lines in the imprint; other pages may wrap their texts', () => {
  const of = (id: string) =>
    pageTexts({ id, fault: () => undefined, link: () => undefined, asset: (name) => name }).paragraphs(
      'Glashaus\nLindenweg 4\n\nMunich',
      ['sections'],
    );
  expect(of('imprint')).toBe('<p>Glashaus<br>Lindenweg 4</p>\n<p>Munich</p>');
  expect(of('about')).toBe('<p>Glashaus\nLindenweg 4</p>\n<p>Munich</p>');
});
