import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { EnrolledPanel } from './enrolled-panel.tsx';

const enrolment = { userId: 'u1', courseId: 'course1' };
const broken = () => Response.json({ code: 'server-error', detail: 'Broken.', status: 500 }, { status: 500 });
let enrolments: unknown[];
let posts: number;
let list: () => Response;
let enrol: () => Response;

beforeEach(() => {
  enrolments = [];
  posts = 0;
  list = () => Response.json({ items: enrolments, nextCursor: null });
  enrol = () => {
    enrolments = [enrolment];
    return Response.json(enrolment, { status: 201 });
  };
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) => {
    if (method === 'POST') posts += 1;
    return Promise.resolve(method === 'POST' ? enrol() : list());
  });
});

const course = { courseId: 'course1', title: 'Learn React', image: '/courses/course1.svg' };

async function arrive() {
  putWho(ada);
  const pages = { '/': () => <EnrolledPanel course={course} />, '/course/$courseId': () => <h1>Course</h1> };
  await openSmallSite({ pages, at: '/' });
}

test('who comes from a course is enrolled in it once, is told so, and goes on from there', async () => {
  await arrive();
  await screen.findByText('You are enrolled in Learn React');
  expect(screen.getByRole('link', { name: 'Go to the course' }).getAttribute('href')).toBe('/course/course1');
  expect(posts).toBe(1);
});

test('who is enrolled already is told the same, and nothing is sent', async () => {
  enrolments = [enrolment];
  await arrive();
  await screen.findByText('You are enrolled in Learn React');
  expect(posts).toBe(0);
});

test('an enrolment that fails is said, and Try again enrols and takes the focus', async () => {
  const works = enrol;
  enrol = broken;
  await arrive();
  expect((await screen.findByRole('alert')).textContent).toContain('We could not enroll you in Learn React.');
  expect(posts).toBe(1);
  enrol = works;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const line = await screen.findByText('You are enrolled in Learn React');
  expect(document.activeElement?.contains(line)).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('while it cannot be found out whether they are enrolled nobody is enrolled, and Try again asks anew', async () => {
  const works = list;
  list = broken;
  await arrive();
  expect((await screen.findByRole('alert')).textContent).toContain('We could not check whether you are enrolled');
  expect(posts).toBe(0);
  list = works;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('You are enrolled in Learn React');
});
