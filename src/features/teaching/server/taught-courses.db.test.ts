import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import type { Role } from '../../../platform/contract/roles.ts';

const app = await appForThisFile();

const admin = await app.signedUpAs('admin');

test('a teacher of some courses sees the learners of no other', async () => {
  const { browser } = await app.signedUpAs('teacher', ['course3', 'course1']);
  expect(await browser.call('GET /api/taught-courses', {})).toEqual({ items: ['course1', 'course3'] });
  const figuresOf = (courseId: string) => browser.try('GET /api/courses/{courseId}/figures', { params: { courseId } });
  expect(await figuresOf('course3')).toMatchObject({ status: 200 });
  for (const other of ['course2', 'unknown', 'course1,course3', '__proto__']) {
    expect(await figuresOf(other)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
});

test('a teacher teaches every course until they are limited, and administrators always do', async () => {
  const teacher = await app.signedUpAs('teacher');
  const grant = (courses: string[] | null, role: Role = 'teacher') =>
    admin.browser.call('PUT /api/admin/users/{uid}/role', {
      params: { uid: teacher.uid },
      body: { role, taughtCourses: courses },
    });
  const taught = async () => (await teacher.browser.call('GET /api/taught-courses', {})).items.length;
  expect(await taught()).toBe(6);
  expect(await grant(['course2', 'course2'])).toMatchObject({ role: 'teacher', taughtCourses: ['course2'] });
  expect(await taught()).toBe(1);
  expect(await grant([])).toMatchObject({ taughtCourses: [] });
  expect(await taught()).toBe(0);
  // A user who becomes a teacher again has no courses left from before.
  expect(await grant(['course2'], 'admin')).toMatchObject({ role: 'admin', taughtCourses: null });
  expect(await taught()).toBe(6);
});

test('each change of what somebody teaches is written down once', async () => {
  const teacher = await app.signedUpAs('teacher');
  for (let time = 0; time < 2; time++) {
    const request = {
      params: { uid: teacher.uid },
      body: { role: 'teacher' as const, taughtCourses: ['course1'] },
    };
    await admin.browser.call('PUT /api/admin/users/{uid}/role', request);
  }
  const { items } = await admin.browser.call('GET /api/admin/audit-entries', { query: {} });
  expect(items.filter(({ subject }) => subject === teacher.email).map(({ act }) => act)).toEqual([
    'role-teacher-granted',
  ]);
});
