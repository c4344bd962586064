import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import type { StationProgress } from '../line-data.ts';
import { NextStep } from './next-step.tsx';

const station = (courseId: string, hasLessons = true) => ({
  courseId,
  title: `Learn ${courseId}`,
  schedule: '',
  firstLesson: hasLessons ? { lessonId: 'l1', title: 'Begin' } : null,
  skills: [],
});
const enrolled = { percent: 0, isCompleted: false, nextLesson: null, doneLessonIds: [] };

async function open(stations: readonly ReturnType<typeof station>[], progress: Record<string, StationProgress>) {
  const Page = () => <NextStep stations={stations} progress={new Map(Object.entries(progress))} />;
  await openSmallSite({ pages: { '/': Page }, at: '/' });
}

test('a course without lessons, which nobody can complete, holds nobody up', async () => {
  await open([station('none', false), station('python')], { none: enrolled, python: null });
  expect(screen.getByText('Learn python comes next. Enroll to start.')).toBeTruthy();
});

test('where every other course is completed it does not come next either', async () => {
  await open([station('python'), station('none', false)], {
    python: { ...enrolled, percent: 100, isCompleted: true },
    none: enrolled,
  });
  expect(screen.getByText('You have completed every course on this path.')).toBeTruthy();
});

test('nobody is told to enroll in a course in which they are enrolled', async () => {
  await open([station('python')], { python: enrolled });
  expect(screen.getByRole('link', { name: 'See Learn python' })).toBeTruthy();
  expect(screen.queryByText(/Enroll to start/)).toBeNull();
});

test('without any lesson on the way there is no next step', async () => {
  await open([station('none', false)], { none: enrolled });
  expect(screen.queryByRole('heading')).toBeNull();
});
