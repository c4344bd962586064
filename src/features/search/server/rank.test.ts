import { describe, expect, test } from 'vitest';
import { type Entry, makeEntry, rank } from './rank.ts';

function page(title: string, text: string): Entry {
  return makeEntry({ kind: 'page', title, path: `/${title}`, text });
}

function titlesFor(query: string, entries: Entry[], match: 'all' | 'any' = 'all'): string[] {
  return rank(entries, query, match, 20).map(({ title }) => title);
}

describe('finding', () => {
  const cafe = page('Café', 'Coffee in Kraków, on the Straße of the Ärzte');

  test.each(['cafe', 'CAFÉ', 'cafe\u0301', 'krakow', 'strasse', 'STRASSE', 'arzte'])(
    '%s is found whatever its case and accents',
    (query) => {
      expect(titlesFor(query, [cafe])).toEqual(['Café']);
    },
  );

  test('all words must be there, in title and text together', () => {
    const entries = [page('Learn Python', 'for beginners'), page('Learn Dart', 'for experts')];
    expect(titlesFor('beginners learn', entries)).toEqual(['Learn Python']);
    expect(titlesFor('beginners dart', entries)).toEqual([]);
  });

  test('with any, one word is enough, and more words come first', () => {
    const entries = [page('Dart', 'a language'), page('Python', 'a language'), page('Tea', 'a drink')];
    expect(titlesFor('which language is python', entries, 'any')).toEqual(['Python', 'Dart']);
  });

  test('a word is found by its beginning and, from three letters on, by its inside', () => {
    const entries = [page('JavaScript', 'scripts')];
    expect(titlesFor('jav', entries)).toHaveLength(1);
    expect(titlesFor('script', entries)).toHaveLength(1);
    expect(titlesFor('av', entries)).toEqual([]);
  });

  test.each(['', '  ', '?!', '%', '_', "'", '\\'])('nothing is found by %j', (query) => {
    expect(titlesFor(query, [cafe])).toEqual([]);
  });
});

describe('the order of what is found', () => {
  test('a title that holds the word comes before any text that does', () => {
    const entries = [page('Other', 'react react react'), page('Overreaction', 'x'), page('Learn React', 'x')];
    expect(titlesFor('react', entries)).toEqual(['Learn React', 'Overreaction', 'Other']);
  });

  test('the whole word comes before its beginning; equals keep their order', () => {
    const entries = [page('Careers', 'x'), page('Career', 'x'), page('Career', 'y')];
    expect(rank(entries, 'career', 'all', 20).map(({ excerpt }) => excerpt)).toEqual(['x', 'y', 'x']);
  });

  test('no more than the limit are given', () => {
    expect(
      rank(
        Array.from({ length: 30 }, () => page('A', 'tea')),
        'tea',
        'all',
        20,
      ),
    ).toHaveLength(20);
  });
});

describe('the excerpt', () => {
  const long = `${'lorem '.repeat(60)}needle ${'ipsum '.repeat(60)}`.trim();

  test('a short text is shown whole', () => {
    expect(rank([page('A', 'a needle here')], 'needle', 'all', 1)[0]?.excerpt).toBe('a needle here');
  });

  test('of a long one, the part around the word, cut between words', () => {
    const excerpt = rank([page('A', long)], 'needle', 'all', 1)[0]?.excerpt ?? '';
    expect(excerpt).toMatch(/^…lorem .*needle.* ipsum…$/);
    expect(excerpt.length).toBeLessThanOrEqual(170);
  });

  test('where only the title holds the word, the beginning', () => {
    expect(rank([page('Title', long)], 'title', 'all', 1)[0]?.excerpt).toMatch(/^lorem .* lorem…$/);
  });

  test('a text that is one endless word is cut all the same', () => {
    expect(rank([page('Title', 'x'.repeat(5000))], 'title', 'all', 1)[0]?.excerpt.length).toBeLessThan(200);
  });
});
