import { expect, test } from 'vitest';
import { webLinkOf } from './text.ts';

const linkOf = (text: string) => webLinkOf(500).safeParse(text).data;

test.each([
  ['www.linkedin.com/in/rory-example', 'https://www.linkedin.com/in/rory-example'],
  ['linkedin.com/in/rory-example', 'https://linkedin.com/in/rory-example'],
  ['HTTPS://WWW.LinkedIn.com/in/Rory', 'HTTPS://WWW.LinkedIn.com/in/Rory'],
  [' https://www.linkedin.com/in/rory ', 'https://www.linkedin.com/in/rory'],
  ['https://www.linkedin.com/in/rory/?trk=a&b=de', 'https://www.linkedin.com/in/rory/?trk=a&b=de'],
  ['https://de.linkedin.com/in/zoë-müller-日本', 'https://de.linkedin.com/in/zoë-müller-日本'],
  ['http://linkedin.com/in/rory', 'http://linkedin.com/in/rory'],
  ['rory.example.org', 'https://rory.example.org'],
  ['github.com/nina/x', 'https://github.com/nina/x'],
  ['github.com/nina/x.git?tab=readme#top', 'https://github.com/nina/x.git?tab=readme#top'],
  ['https:/rory.example.org', 'https://rory.example.org'],
  ['https:rory.example.org', 'https://rory.example.org'],
  ['https:///rory.example.org', 'https://rory.example.org'],
  ['https:\\\\rory.example.org', 'https://rory.example.org'],
  ['https//rory.example.org', 'https://rory.example.org'],
  ['//rory.example.org', 'https://rory.example.org'],
  ['rory.example.org:8080/cv', 'https://rory.example.org:8080/cv'],
  ['müller.example', 'https://müller.example'],
  ['rory.example.org.', 'https://rory.example.org.'],
  ['<https://rory.example.org>', 'https://rory.example.org'],
  ['\u200Brory.example.org', 'https://rory.example.org'],
  ['http://localhost:3000/x', 'http://localhost:3000/x'],
  ['example.org/cv.pdf', 'https://example.org/cv.pdf'],
  ['medium.com/@rory', 'https://medium.com/@rory'],
])('%s is taken as %s', (typed, link) => {
  expect(linkOf(typed)).toBe(link);
});

test.each([
  '@rory-example',
  'rory-example',
  'rory@example.org',
  'mailto:rory@example.org',
  'javascript:alert(1)',
  'javascript:alert(1)//example.org/x',
  'data:text/html,example.org',
  'ftp://example.org',
  'my site: example.org',
  'see example.org',
  'main.dart',
  'CV.pdf',
  'https://',
  'https:/',
  '...',
  'https://exa mple.org',
  '',
])('%s is refused', (typed) => {
  expect(linkOf(typed)).toBeUndefined();
});
