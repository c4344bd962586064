import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import {
  double,
  doubleFile,
  glassCourse,
  glassLearner,
  prepareEngines,
} from '../../../../test/support/exercise-course.ts';
import { operate } from '../../../../test/support/operator.ts';

const rule = `
  - name: Adds no number up
    rule: { loop: any, atMost: 0, message: Multiply instead of a loop. }
`;
const wrong = `
wrong:
  - name: adds in a loop
    fails: Adds no number up
    change:
      - from: number * 2
        to: "{ for (;;) return number + number; }"
`;
const content = glassCourse();
const doubleWith = (more: string, last = '') =>
  doubleFile('Write `double`.').replace('\nhidden:', `${more}hidden:`) + last;
content.write('exercises/double.yaml', doubleWith(rule, wrong));
const app = await appForThisFile({ settings: { contentDir: content.path, rateLimits: false } });

beforeAll(async () => void (await prepareEngines()));

test('a submission that breaks a rule is not passed though all cases pass, and one that keeps it is', async () => {
  const { browser } = await glassLearner(app);
  const submit = async (source: string) => {
    const body = { key: randomUUID(), files: { 'main.js': source }, clientAt: null, device: null };
    const route = 'POST /api/courses/{courseId}/exercises/{exerciseId}/submissions';
    return browser.call(route, { params: double, body });
  };
  const looped = await submit('export function double(number) {\n  for (;;) return number + number;\n}\n');
  expect(looped).toMatchObject({ isPassed: false, points: 0 });
  expect(looped.cases.filter(({ isPassed }) => !isPassed)).toEqual([
    {
      name: 'Adds no number up',
      isHidden: false,
      isPassed: false,
      part: 'rule',
      expected: 'Multiply instead of a loop.',
      got: 'main.js, line 2',
    },
  ]);
  expect(looped.cases).toHaveLength(4);
  expect(await submit('export const double = (number) => number * 2;')).toMatchObject({ isPassed: true, points: 10 });
});

test('a learner receives the rule and no wrong solution', async () => {
  const { browser } = await glassLearner(app);
  const exercise = await browser.call('GET /api/courses/{courseId}/exercises/{exerciseId}', { params: double });
  expect(JSON.stringify(exercise)).toContain('Multiply instead of a loop.');
  expect(JSON.stringify(exercise)).not.toContain('adds in a loop');
});

test.each([
  ['rule: { message: Try. }', '', '"rule" needs exactly one of calls, uses, loop'],
  ['rule: { calls: f, loop: for, message: Try. }', '', '"rule" needs exactly one of'],
  ['rule: { calls: f }', '', '"visible 3 › rule › message" is missing'],
  ['rule: { loop: until, message: Try. }', '', '"visible 3 › rule › loop"'],
  ['rule: { calls: f, message: Try. }, gives: 3', '', '"rule" looks at the code alone, so it does not go with "gives"'],
  ['rule: { calls: f, in: other.js, message: Try. }', '', '"rule" looks into other.js, which the starter lacks'],
  ['rule: { calls: f, atLeast: 2, atMost: 1, message: Try. }', '', '"atLeast" is larger than "atMost"'],
  ['call: double(1), gives: 2', wrong, 'there is no test "Adds no number up"'],
  [
    'call: double(1), gives: 2',
    wrong.replace('Adds no number up', 'doubles two').replace('* 2', '* 3'),
    'its "from" has to',
  ],
  [
    'call: double(1), gives: 2',
    wrong.replace(/change:[^]*/, 'files: { a.js: "" }').replace('Adds no number up', 'doubles two'),
    'no file a.js',
  ],
  [
    'call: double(1), gives: 2',
    wrong.replace(/change:[^]*/, '').replace('Adds no number up', 'doubles two'),
    'does not differ',
  ],
])('a faulty rule or wrong solution is refused with its line: %s %#', async (test, last, words) => {
  content.write('exercises/double.yaml', doubleWith(`\n  - { name: Third, ${test} }\n`, last));
  const { exitCode, stderr } = await operate(app, 'content', 'check', content.path);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/courses\/glass\/exercises\/double\.yaml:\d+: /);
  expect(stderr).toContain(words);
});
