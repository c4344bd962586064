import { beforeEach, describe, expect, test } from 'vitest';
import type { SearchDocument } from './documents.ts';
import { SearchIndex } from './search-index.ts';

let index: SearchIndex;
beforeEach(() => {
  index = new SearchIndex();
});

function page(title: string, text: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return {
    kind: 'page',
    title,
    text,
    path: `/${title}-${text.slice(0, 20)}`,
    courseId: null,
    isShown: () => true,
    ...more,
  };
}

const hold = (...documents: SearchDocument[]) => index.update(documents.map((document) => () => document));
const find = (query: string, match: 'all' | 'any' = 'all') => index.search(query, match, 20, () => true);
const titlesFor = (query: string, match?: 'any') => find(query, match).map(({ title }) => title);

describe('finding', () => {
  test.each([
    ['数据类型', '每个变量都有数据类型。'],
    ['类型', '每个变量都有数据类型。'],
    ['返回值', '函数的返回值是一个列表'],
    ['返回', '函数的返回值是一个列表'],
    ['回值', '函数的返回值是一个列表'],
    ['列表', '函数的返回值是一个列表'],
    ['数据 年龄', '这里的数据包括年龄和名字'],
    ['记住', '请记住这个规则'],
    ['name', 'Python的变量name很重要'],
    ['python', '学习Python入门'],
    ['関数', '再帰関数を使います'],
    ['データ型', 'すべての変数にはデータ型があります'],
    ['ตัวแปร', 'เราใช้ตัวแปรเก็บข้อมูล'],
    ['ข้อมูล', 'เราใช้ตัวแปรเก็บข้อมูล'],
    ['ພາສາ', 'ຂ້ອຍຮຽນພາສາລາວ'],
    ['데이터', '모든 데이터를 저장합니다'],
  ])('%s is found within a sentence without spaces', async (query, text) => {
    await hold(page('One', text), page('Tea', '茶とご飯 喝茶 ชา'));
    expect(titlesFor(query)).toEqual(['One']);
  });

  test('words that stand in no sentence are not found, and those that do are marked', async () => {
    await hold(page('One', '函数的返回值是一个列表'));
    expect(titlesFor('数据')).toEqual([]);
    expect(titlesFor('值返')).toEqual([]);
    const [found] = find('返回');
    expect(found?.excerptMarks.map(([start, end]) => found.excerpt.slice(start, end))).toEqual(['返回']);
  });

  test.each(['cafe', 'CAFÉ', 'cafe\u0301', 'krakow', 'strasse', 'STRASSE', 'arzte'])(
    '%s is found whatever its case and accents',
    async (query) => {
      await hold(page('Café', 'Coffee in Kraków, on the Straße of the Ärzte'));
      expect(titlesFor(query)).toEqual(['Café']);
    },
  );

  test('all words must be there, in title and text together', async () => {
    await hold(page('Learn Python', 'for beginners'), page('Learn Dart', 'for experts'));
    expect(titlesFor('beginners learn')).toEqual(['Learn Python']);
    expect(titlesFor('beginners dart')).toEqual([]);
  });

  test('with any, one word is enough, and more words come first', async () => {
    await hold(page('Dart', 'a language'), page('Python', 'a language'), page('Tea', 'a drink'));
    expect(titlesFor('which language is python', 'any')).toEqual(['Python', 'Dart']);
  });

  test('the last word may be a beginning, and a word of code is found by its parts', async () => {
    await hold(page('JavaScript', 'useState'));
    for (const query of ['jav', 'javascript', 'script', 'state', 'javascript us'])
      expect(titlesFor(query)).toHaveLength(1);
    expect(titlesFor('av')).toEqual([]);
    expect(titlesFor('jav state')).toEqual([]);
  });

  test.each(['pyhton', 'pythn', 'pytthon', 'puthon', 'Pythno'])('%s finds Python', async (query) => {
    await hold(page('Python', 'x'), page('Tea', 'y'));
    expect(titlesFor(query)).toEqual(['Python']);
  });

  test('a word that is there is not taken for another one like it, nor a short one', async () => {
    await hold(page('Dart', 'x'), page('Part', 'y'), page('Tea', 'z'));
    expect(titlesFor('dart')).toEqual(['Dart']);
    expect(titlesFor('tee')).toEqual([]);
  });

  test.each([
    ['is it free', 'Cost'],
    ['How much does it cost?', 'Cost'],
    ['for loop', 'Lists'],
    ['python loops', 'Lists'],
    ['learn python', 'Lists'],
    ['what is it for', 'Is it for me'],
  ])(
    'what only makes a sentence of %j need not be there, and hints are found that nobody sees',
    async (query, title) => {
      await hold(
        page('Cost', 'There is no payment.', { hints: 'free price' }),
        page('Lists', 'Going through them.', { hints: 'Learn Python for loops' }),
        page('Is it for me', 'Ask what you like.'),
      );
      expect(titlesFor(query)).toEqual([title]);
      expect(find(query)[0]?.excerpt).not.toMatch(/free|loops/);
    },
  );

  test.each(['', '  ', '?!', '%', '_', "'", '\\'])('nothing is found by %j', async (query) => {
    await hold(page('Café', 'Coffee'));
    expect(titlesFor(query)).toEqual([]);
  });
});

describe('the order of what is found', () => {
  test('a title that holds the word comes before any text that does', async () => {
    await hold(page('Other', 'react react react'), page('Learn React', 'x'));
    expect(titlesFor('react')).toEqual(['Learn React', 'Other']);
  });

  test('of a course and a job that fit alike the course comes first, also by a word with a typing error', async () => {
    await hold(
      page('Python Deve', 'Python code', { kind: 'opening' }),
      page('Learn Python', 'Python code', { kind: 'course' }),
    );
    for (const query of ['python', 'pyton']) expect(titlesFor(query)).toEqual(['Learn Python', 'Python Deve']);
  });

  test('the whole word comes before its beginning; equals keep their order', async () => {
    await hold(page('Careers', 'x'), page('Career', 'x'), page('Career', 'y'));
    expect(find('career').map(({ title, excerpt }) => `${title} ${excerpt}`)).toEqual([
      'Career x',
      'Career y',
      'Careers x',
    ]);
  });

  test('is that of the list also after changes', async () => {
    await hold(page('Tea', 'b'), page('Tea', 'a'));
    await hold(page('Tea', 'c'), page('Tea', 'b'), page('Tea', 'a'));
    expect(find('tea').map(({ excerpt }) => excerpt)).toEqual(['c', 'b', 'a']);
  });
});

describe('what changes', () => {
  test('is found by its new words alone, and what is gone by none', async () => {
    await hold(page('A', 'one', { path: '/a' }), page('B', 'two'));
    await hold(page('A', 'three', { path: '/a' }));
    expect([titlesFor('one'), titlesFor('two'), titlesFor('three')]).toEqual([[], [], ['A']]);
  });

  test('two questions of one section are both found, and hints are kept up to date', async () => {
    const question = (title: string, hints: string) => page(title, 'text', { path: '/support#a', hints });
    await hold(question('One', 'free'), question('Two', 'slow'));
    expect([titlesFor('free'), titlesFor('slow')]).toEqual([['One'], ['Two']]);
    await hold(question('One', 'price'), question('Two', 'slow'));
    expect([titlesFor('free'), titlesFor('price'), titlesFor('slow')]).toEqual([[], ['One'], ['Two']]);
  });

  test('what may not be seen is not found, and does not keep a word from being taken for another one', async () => {
    await hold(page('Hidden', 'pythno', { courseId: 'c' }), page('Python', 'x'));
    const found = index.search('pythno', 'all', 20, ({ courseId }) => courseId === null);
    expect(found.map(({ title }) => title)).toEqual(['Python']);
  });
});

describe('the excerpt', () => {
  const long = `${'lorem '.repeat(60)}needle ${'ipsum '.repeat(60)}`.trim();
  const excerptFor = async (query: string, text: string) => {
    await hold(page('Title', text));
    return find(query)[0]!;
  };

  test('a short text is shown whole, with marks at what was looked for', async () => {
    const { excerpt, excerptMarks, titleMarks } = await excerptFor('needle', 'a needle, here: Needle');
    expect(excerpt).toBe('a needle, here: Needle');
    expect(excerptMarks.map(([start, end]) => excerpt.slice(start, end))).toEqual(['needle', 'Needle']);
    expect(titleMarks).toEqual([]);
  });

  test('of a long one, the part around the word, cut between words', async () => {
    const { excerpt, excerptMarks } = await excerptFor('neddle', long);
    expect(excerpt).toMatch(/^…lorem .*needle.* ipsum…$/);
    expect(excerpt.length).toBeLessThanOrEqual(170);
    expect(excerptMarks).toHaveLength(1);
  });

  test('where only the title holds the word, the beginning', async () => {
    expect((await excerptFor('title', long)).excerpt).toMatch(/^lorem .* lorem…$/);
  });

  test('a text that is one endless word is cut all the same', async () => {
    expect((await excerptFor('title', 'x'.repeat(5000))).excerpt.length).toBeLessThan(200);
  });
});

test('what is too long for a word is looked for as it is, and not guessed at', async () => {
  await hold(page('Long', `${'ab'.repeat(20)} ${'cd'.repeat(25)} ﷺ`));
  expect(titlesFor(`${'ab'.repeat(19)}ba`)).toEqual(['Long']);
  expect(titlesFor(`${'cd'.repeat(24)}dc`)).toEqual([]);
  expect(titlesFor('cd'.repeat(25))).toEqual(['Long']);
  // This one character folds to eighteen letters.
  expect(titlesFor('ﷺ'.repeat(200))).toEqual([]);
});
