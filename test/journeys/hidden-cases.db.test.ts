import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Routes } from '../../src/app/contract.ts';
import { requireSite } from '../../src/app/server/built-site.ts';
import type { ExerciseCase } from '../../src/features/exercises/contract.ts';
import { grantRole } from '../../src/features/identity/server/public.ts';
import { type SignedUp, appForThisFile } from '../support/app.ts';
import { courseFile } from '../support/content.ts';
import { type ExampleKey, exampleRequests } from '../support/example-requests.ts';
import { courseFolder, lesson, prepareEngines } from '../support/exercise-course.ts';
import type { TestBrowser, WireAnswer } from '../support/test-browser.ts';

const courseId = 'course1';
const solution = 'SOLUTION_TEXT';
/** Prefix of all words that occur only in hidden cases. */
const hidden = 'HIDDEN_';

/** Secret values for each key of a case: complete, so that a new key cannot be forgotten. */
const secret: Required<Omit<ExerciseCase, 'name'>> = {
  call: 'same("HIDDEN_CALL")',
  gives: ['HIDDEN_VALUE'],
  raises: 'HIDDEN_ERROR',
  stdin: 'HIDDEN_INPUT',
  stdout: 'HIDDEN_OUTPUT',
  files: { 'HIDDEN_NAME.txt': 'HIDDEN_FILE' },
  leaves: { 'HIDDEN_NEW.txt': 'HIDDEN_LEFT' },
  props: { label: 'HIDDEN_PROP' },
  steps: [{ type: { into: 'HIDDEN_FIELD', text: 'HIDDEN_TYPED' } }, { click: 'HIDDEN_BUTTON' }],
  shows: ['HIDDEN_SHOWN'],
  hides: ['HIDDEN_ABSENT'],
  // Its message is for learners who break it.
  rule: { calls: 'HIDDEN_CALLED', message: 'Call it.' },
};

/** Creates one case for each list of keys; the keys are its name, which learners see. */
function casesOf(...lists: readonly (readonly (keyof typeof secret)[])[]) {
  return lists.map((keys) => ({
    name: keys.join(' and '),
    ...Object.fromEntries(keys.map((key) => [key, secret[key]])),
  }));
}

// The example requests use the lesson and the exercise `unknown` of course1: here they exist. The learner's programs
// print their input, because results of a hidden case must be as secret as the case.
const exercises = {
  unknown: {
    entry: 'main.py',
    program: `import os, sys
def same(value):
    return value
print(sys.stdin.read(), [(name, open(name).read()) for name in os.listdir() if os.path.isfile(name)])
`,
    facts: { language: 'python', visible: [{ name: 'prints', stdout: '2' }] },
    hidden: casesOf(['call', 'gives'], ['call', 'raises'], ['stdin', 'stdout'], ['files', 'leaves'], ['rule']),
  },
  page: {
    entry: 'main.js',
    program: 'export const same = (value) => value;\n',
    facts: {
      language: 'javascript',
      page: '<label>Name <input></label>',
      visible: [{ name: 'adds', call: 'same(1)', gives: 2 }],
    },
    hidden: casesOf(['call', 'gives'], ['call', 'raises'], ['steps', 'shows', 'hides']),
  },
  drawn: {
    entry: 'App.jsx',
    program: 'export default (props) => <p>{JSON.stringify(props)}</p>;\n',
    facts: { language: 'react', visible: [{ name: 'draws', shows: ['2'] }] },
    hidden: casesOf(['props', 'shows'], ['props', 'steps', 'hides']),
  },
};
const exerciseIds = Object.keys(exercises);

/** Exercise as a file: JSON is valid YAML. */
function exerciseFile({ entry, facts, hidden: cases }: (typeof exercises)[keyof typeof exercises]): string {
  const texts = { title: 'Echo', kind: 'code', points: 5, task: 'Write it.', hints: ['Begin.'] };
  const files = { starter: { [entry]: '' }, solution: { [entry]: solution } };
  const wrong = [{ name: 'HIDDEN_WRONG', fails: cases[0]?.name, files: { [entry]: 'HIDDEN_TRY' } }];
  return JSON.stringify({ ...texts, ...facts, entry, ...files, hidden: cases, wrong });
}

const content = courseFolder(courseId, {
  'course.md': courseFile('Glass').replace('../course1/course1.svg', 'glass.svg'),
  'outline.yaml': '- title: One\n  lessons: [unknown, second]\n',
  'lessons/unknown.md': lesson('First', 'unknown'),
  'lessons/second.md': `${lesson('Second', 'page')}\n::exercise{#drawn}\n`,
  ...Object.fromEntries(Object.entries(exercises).map(([id, each]) => [`exercises/${id}.yaml`, exerciseFile(each)])),
});
const lessonPages = ['/course/course1/learn/unknown', '/course/course1/learn/second'];
const site = requireSite();
const app = await appForThisFile({ site, settings: { contentDir: content.path, rateLimits: false } });

beforeAll(async () => void (await prepareEngines()));

const submissionRoute = 'POST /api/courses/{courseId}/exercises/{exerciseId}/submissions';
const solutionRoute: keyof Routes = 'POST /api/courses/{courseId}/exercises/{exerciseId}/solution';
/** Routes that sign the user out. */
const endsSession = new Set<string>(['DELETE /api/session', 'PUT /api/password']);

interface Told {
  readonly key: string;
  readonly status: number;
  /** Text of the response. */
  readonly text: string;
}

function told(key: string, { status, body }: WireAnswer): Told {
  return { key, status, text: JSON.stringify(body) ?? '' };
}

/** Creates a learner of the course, with the responses to a submission for each exercise. */
async function learnerWithTries() {
  const learner = await app.signedUp();
  await learner.browser.call('POST /api/enrolments', { body: { courseId } });
  const tries: Told[] = [];
  for (const [exerciseId, { entry, program }] of Object.entries(exercises)) {
    const body = { key: randomUUID(), files: { [entry]: program }, clientAt: null, device: null };
    const answer = await learner.browser.try(submissionRoute, { params: { courseId, exerciseId }, body });
    tries.push(told(submissionRoute, answer));
  }
  return { ...learner, tries };
}

/** Responses of all routes; a route on an exercise is called for each exercise. */
async function answersTo(who: () => TestBrowser, user: Pick<SignedUp, 'uid' | 'email' | 'password'>) {
  const answers: Told[] = [];
  const examples = exampleRequests(user);
  for (const key of Object.keys(examples) as ExampleKey[]) {
    if (endsSession.has(key)) continue;
    for (const request of aboutEach(examples[key])) answers.push(told(key, await who().try(key, request)));
  }
  return answers;
}

function aboutEach<Request>(request: Request): Request[] {
  const { params } = request as { readonly params?: object };
  if (params === undefined || !('exerciseId' in params)) return [request];
  return exerciseIds.map((exerciseId) => ({ ...request, params: { ...params, exerciseId } }));
}

/** All pages, and all other texts rendered from content. */
async function pagesTo(browser: TestBrowser) {
  const addresses = new Set([...Object.keys(site.table.outputs), ...site.table.clientRoutes, ...lessonPages]);
  const pages: Told[] = [];
  for (const address of addresses)
    if (address.startsWith('/')) pages.push(told(address, await browser.send('GET', address)));
  return pages;
}

const keysWith = (word: string, answers: readonly Told[]) => [
  ...new Set(answers.filter(({ text }) => text.includes(word)).map(({ key }) => key)),
];

test('no route tells a learner what is hidden, and only one the solution: that by which they give up', async () => {
  const learner = await learnerWithTries();
  for (const [at, { hidden: cases }] of Object.values(exercises).entries()) {
    expect(learner.tries[at]?.status).toBe(201);
    for (const { name } of cases) expect(learner.tries[at]?.text).toContain(name);
  }
  const answers = [...learner.tries, ...(await answersTo(() => learner.browser, learner))];
  expect(keysWith(hidden, answers)).toEqual([]);
  expect(keysWith(solution, answers)).toEqual([solutionRoute]);
});

test('no page tells a learner or a visitor what is hidden, or a solution', async () => {
  const learner = await learnerWithTries();
  const [own, open] = [await pagesTo(learner.browser), await pagesTo(app.browser())];
  // All pages are rendered from this content: none comes from the build.
  expect((await app.browser().send('GET', '/readyz')).body).toEqual({ status: 'ok' });
  expect(keysWith('Echo', own)).toEqual(expect.arrayContaining(lessonPages));
  for (const word of [hidden, solution]) expect(keysWith(word, [...own, ...open])).toEqual([]);
});

test('what is hidden is told to those who teach, beside what was submitted, by a route that refuses the learner', async () => {
  const [learner, teacher] = [await learnerWithTries(), await app.signedUp()];
  await grantRole(app.db, teacher.email, 'teacher', [courseId]);
  const route = 'GET /api/courses/{courseId}/learners/{userId}/submissions/{submissionId}';
  const seen: string[] = [];
  for (const { text } of learner.tries) {
    const { id: submissionId } = JSON.parse(text) as { id: string };
    const params = { courseId, userId: learner.uid, submissionId };
    seen.push(told(route, await teacher.browser.try(route, { params })).text);
    const refused = await learner.browser.try(route, { params });
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
  const words = JSON.stringify(secret).match(/HIDDEN_\w+/g) ?? [];
  expect(words.filter((word) => !seen.join('\n').includes(word))).toEqual([]);
});

test('a visitor is told neither by any route', async () => {
  const answers = await answersTo(() => app.browser(), await app.signedUp());
  for (const word of [hidden, solution]) expect(keysWith(word, answers)).toEqual([]);
});
