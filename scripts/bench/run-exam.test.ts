import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { runExam } from './run-exam.ts';

const questions = Array.from({ length: 4 }, (_, index) => {
  return { id: `q${index}`, type: 'single', options: ['one', 'other'], lefts: [], blanks: 0 };
});
const deadline = 1_000_000;

/** Three learners against a server that answers as the product does, unless `answerInstead` does. */
async function examAgainst(answerInstead: (call: string, response: ServerResponse) => boolean = () => false) {
  let attempts = 0;
  const server = createServer(({ method, url, headers }, response) => {
    const call = `${method} ${url}`;
    if (answerInstead(call, response)) return;
    const body = call.endsWith('/attempts') ? { attemptId: `${headers.cookie}-${(attempts += 1)}`, questions } : {};
    response.writeHead(200).end(JSON.stringify({ ...body, deadline }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const learners = ['one', 'two', 'three'].map((name) => ({ address: '10.0.0.1', cookie: name }));
  const size = { questionsPerPage: 2, thinkMs: [20, 40], arriveMs: 50 } as const;
  return runExam({ port, pid: process.pid, learners, quizPath: '/api/quiz', ...size });
}

test('every learner begins, answers each question, submits, and tells what was acknowledged', async () => {
  const { sittings, timings, breaks, refusals } = await examAgainst();
  const counts = [timings.page, timings.start, timings.answer, timings.submission].map(({ count }) => count);
  expect(counts).toEqual([3, 3, 12, 3]);
  expect([breaks, refusals]).toEqual([[], 0]);
  for (const sitting of sittings) {
    expect(sitting).toMatchObject({ deadline, deadlineAtEnd: deadline });
    expect(Object.keys(sitting.answers)).toEqual(['q0', 'q1', 'q2', 'q3']);
  }
});

test('an answer whose connection breaks is sent again until it is acknowledged, and is in no time', async () => {
  let count = 0;
  const outcome = await examAgainst((call, { req }) => {
    const breaksIt = call.startsWith('PUT') && (count += 1) === 5;
    if (breaksIt) req.socket.destroy();
    return breaksIt;
  });
  expect(outcome.breaks.map(({ why }) => why)).toEqual([expect.stringMatching(/^answer: /)]);
  expect([outcome.refusals, outcome.timings.answer.count]).toEqual([0, 11]);
  expect(outcome.sittings.flatMap(({ answers }) => Object.keys(answers))).toHaveLength(12);
});

test('what is refused is counted, and is not among what was acknowledged', async () => {
  let count = 0;
  const outcome = await examAgainst((call, response) => {
    const refuses = call.startsWith('PUT') && (count += 1) === 5;
    if (refuses) response.writeHead(409).end('{}');
    return refuses;
  });
  expect([outcome.refusals, outcome.firstRefusal]).toEqual([1, 'answer answered with 409']);
  expect(outcome.sittings.flatMap(({ answers }) => Object.keys(answers))).toHaveLength(11);
});
