import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, request } from '@playwright/test';
import type { ServerProcess } from '../../../scripts/support/server-process.ts';
import { type Learner, newLearner } from './learner.ts';
import { opvir } from './operator.ts';

const courseId = 'glass';
const exercise = 'kind: hand-in\npoints: 10\ntask: Draw it.\nrubric:\n  - criterion: It is drawn.\n    points: 10\n';
const files = {
  'course.md':
    '---\ntitle: Glassblowing\nschedule: Six weeks\ninstructor: Ada\nimage: glass.svg\n---\n\nFrom sand to a bowl.\n',
  'glass.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="640" height="400" fill="#7fb7e6"/></svg>',
  'outline.yaml': '- title: The furnace\n  lessons: [furnace, gather]\n- title: The bowl\n  lessons: [bowl]\n',
  'lessons/furnace.md': lesson('Before the furnace', ''),
  'lessons/gather.md': lesson('Gathering the glass', '::exercise{#first-gather}\n'),
  'lessons/bowl.md': lesson('From bubble to bowl', '::exercise{#bowl-drawing}\n'),
  'exercises/first-gather.yaml': `title: Your first gather\n${exercise}`,
  'exercises/bowl-drawing.yaml': `title: Draw the bowl that you want\n${exercise}`,
};

const people = [
  { name: 'Ada Lovelace', done: ['furnace', 'gather', 'bowl'], hints: ['first-gather'] },
  { name: 'Grace Hopper', done: ['furnace'], hints: ['first-gather', 'bowl-drawing'] },
  { name: 'Maximiliane Featherstonehaugh-Montgomery', done: ['furnace', 'gather'], hints: [] },
  { name: '', done: [], hints: [] },
];

/** Imports a course into a running server, with four learners at different stages. */
export async function taughtCourse(server: ServerProcess): Promise<string> {
  await importCourse(server, files);
  for (const person of people) await learn(server, person);
  return courseId;
}

/** Imports the short course with a quiz of one question and one minute; returns the path of its lesson. */
export async function timedQuiz(server: ServerProcess): Promise<string> {
  const choices = '[{ text: Sand, correct: true, feedback: And soda. }, { text: Straw, feedback: It burns. }]';
  const question = `  - { id: q1, type: single, text: What is glass made of?, choices: ${choices} }\n`;
  const quiz = `minutes: 1\nattempts: 3\npassPercent: 50\nquestions:\n${question}`;
  await importCourse(server, { ...files, 'quizzes/furnace.yaml': quiz });
  return `/course/${courseId}/learn/furnace`;
}

async function importCourse(server: ServerProcess, course: Readonly<Record<string, string>>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'opvir-taught-'));
  for (const [file, text] of Object.entries(course)) {
    const path = join(folder, 'courses', courseId, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  }
  await opvir(server, 'content', 'import', folder, '--yes');
  rmSync(folder, { recursive: true });
}

/** Signs up a user with this role in the browser of the request context. */
export async function signedUpAs(
  role: 'teacher' | 'admin',
  asking: APIRequestContext,
  server: ServerProcess,
): Promise<Learner> {
  const teacher = newLearner();
  expect((await asking.post('/api/accounts', { data: teacher })).status()).toBe(201);
  await opvir(server, 'user', 'grant', teacher.email, role);
  return teacher;
}

async function learn(server: ServerProcess, { name, done, hints }: (typeof people)[number]): Promise<void> {
  const browser = await request.newContext({ baseURL: server.url, extraHTTPHeaders: { origin: server.url } });
  const { email, password } = newLearner();
  const account = await browser.post('/api/accounts', { data: { email, password } });
  const { user } = (await account.json()) as { user: { uid: string } };
  if (name !== '') await browser.put(`/api/users/${user.uid}`, { data: { name, email } });
  await expect(async () => {
    expect((await browser.post('/api/enrolments', { data: { courseId } })).status()).toBe(201);
  }).toPass();
  const every = { version: 'v1', clientAt: null };
  const events = [
    ...done.map((subject) => ({ ...every, kind: 'lesson-done', subject, key: randomUUID() })),
    ...hints.map((subject) => ({ ...every, kind: 'hint-used', subject, key: randomUUID(), hint: 0 })),
  ];
  if (events.length > 0) {
    const data = { userId: null, device: null, events };
    const answer = await browser.post(`/api/courses/${courseId}/learning-events`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  await browser.dispose();
}

function lesson(title: string, embedded: string): string {
  return `---\ntitle: ${title}\nsummary: What one does with it.\nminutes: 20\n---\n\nThe glass is hot.\n\n${embedded}`;
}
