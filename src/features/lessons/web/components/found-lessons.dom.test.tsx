import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import type { LessonWithWords, Outline, OutlineLesson } from '../../outline.ts';
import { Part as FoundLessons } from './found-lessons.tsx';

const lesson = (lessonId: string, title: string): OutlineLesson => ({
  lessonId,
  title,
  summary: '',
  minutes: 10,
  isOpen: false,
  exercises: [],
  casts: [],
  videos: [],
  quiz: null,
});
const outline: Outline = {
  courseId: 'glass',
  chapters: [{ title: 'One', lessons: [lesson('furnace', 'The furnace'), lesson('bubble', 'The first bubble')] }],
};
const bySite: LessonWithWords = {
  lessonId: 'furnace',
  title: 'The furnace',
  excerpt: '…before a bubble is blown',
  titleMarks: [],
  excerptMarks: [[10, 16]],
};

let asked: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked = [];
  answer = () => Promise.resolve(Response.json({ items: [bySite] }));
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return answer();
  });
});

/** Includes the turns in which TanStack Query delivers an answer. */
async function settle(ms = 0): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  for (let turn = 0; turn < 3; turn++) await act(() => vi.advanceTimersByTimeAsync(1));
}

async function open(words: string) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const Page = () => {
    const [text, setText] = useState(words);
    return (
      <>
        <input aria-label="Words" value={text} onChange={({ target }) => setText(target.value)} />
        <FoundLessons outline={outline} words={text} />
      </>
    );
  };
  await openSmallSite({ pages: { '/': Page }, at: '/' });
  await settle();
}

const said = () => screen.getByRole('status').textContent;
const titles = () => screen.queryAllByRole('link').map((link) => link.querySelector('span')?.textContent);
const type = (value: string) => fireEvent.change(screen.getByLabelText('Words'), { target: { value } });

test('what is at hand is there at once; the site is asked once the words stand still, and what it has found comes first', async () => {
  await open('bubbl');
  expect([said(), titles()]).toEqual(['Searching …', ['The first bubble']]);
  type('bubble');
  await settle(200);
  expect(asked).toEqual([]);
  await settle(60);
  expect(asked).toEqual(['/api/courses/glass/found-lessons?q=bubble']);
  expect([said(), titles()]).toEqual(['Found in 2 lessons', ['The furnace', 'The first bubble']]);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['bubble', 'bubble']);
});

test('nothing that was found for other words stays', async () => {
  await open('bubble');
  await settle(260);
  answer = () => Promise.resolve(Response.json({ items: [] }));
  type('submarine');
  await settle();
  expect([said(), titles()]).toEqual(['Searching …', []]);
  await settle(260);
  expect([said(), titles()]).toEqual(['Nothing found.', []]);
});

test('without the site it is said that only this device was searched, and another try asks again', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await open('bubble');
  await settle(260);
  expect(screen.getByRole('alert').textContent).toBe(
    'The site cannot be reached. Only lessons on this device were searched.',
  );
  expect([said(), titles()]).toEqual(['Found in 1 lesson', ['The first bubble']]);
  answer = () => Promise.resolve(Response.json({ items: [bySite] }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(titles()).toEqual(['The furnace', 'The first bubble']);
});
