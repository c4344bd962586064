import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { prepareEngines } from '../../scripts/build/engine-files.ts';
import type { SignedUp, TestApp } from './app.ts';
import { courseFile } from './content.ts';
import { temporaryFolder } from './folder.ts';

/** Course whose first lesson has the exercise `double`, and whose second has `greet`, `order`, `work` and `sketch`. */
export const glass = 'glass';
export const double = { courseId: glass, exerciseId: 'double' };
export const work = { courseId: glass, exerciseId: 'work' };
export const sketch = { courseId: glass, exerciseId: 'sketch' };
export const order = { courseId: glass, exerciseId: 'order' };
export const greet = { courseId: glass, exerciseId: 'greet' };

/** Creates a user who is enrolled in the course. */
export async function glassLearner(app: Pick<TestApp, 'signedUp'>): Promise<SignedUp> {
  const signedUp = await app.signedUp();
  await signedUp.browser.call('POST /api/enrolments', { body: { courseId: glass } });
  return signedUp;
}

export const doubled = { 'main.js': 'export function double(number) {\n  return number * 2;\n}\n' };
export const notDoubled = { 'main.js': 'export function double(number) {\n  return number;\n}\n' };

const files: Record<string, string> = {
  'outline.yaml': '- title: One\n  lessons: [first, second]\n',
  'lessons/first.md': lesson('First', 'double'),
  'lessons/second.md': lesson('Second', 'greet') + '\n::exercise{#order}\n\n::exercise{#work}\n\n::exercise{#sketch}\n',
  'exercises/double.yaml': doubleFile('Write `double`.'),
  'exercises/work.yaml': workFile('Hand it in.'),
  'exercises/sketch.yaml': `title: Your sketch
kind: hand-in
points: 2
task: Draw it.
rubric:
  - { criterion: It is drawn, points: 2 }
`,
  'exercises/order.yaml': `title: In order
kind: question
points: 4
question:
  type: order
  text: Put them in order.
  lines: [one, two, three]
  feedback: One comes first.
`,
  'exercises/greet.yaml': `title: Greet
kind: code
language: python
entry: main.py
points: 5
task: Read a name and greet.
starter: { main.py: "..." }
solution: { main.py: "print('Hello ' + input())" }
hints: [Use input.]
visible:
  - { name: greets, stdin: Ada, stdout: Hello Ada }
hidden:
  - { name: greets somebody else, stdin: Grace, stdout: Hello Grace }
`,
};

/** Creates a folder with the course for the test file; `write` changes a file of the course. */
export function glassCourse() {
  return courseFolder(glass, {
    'course.md': courseFile('Glass').replace('../course1/course1.svg', 'glass.svg'),
    ...files,
  });
}

/** Creates a folder with one course for the test file. */
export function courseFolder(courseId: string, given: Readonly<Record<string, string | Buffer>>) {
  const folder = temporaryFolder();
  afterAll(() => folder[Symbol.dispose]());
  const write = (name: string, text: string | Buffer) => {
    const path = join(folder.path, 'courses', courseId, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  write('glass.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const [name, text] of Object.entries(given)) write(name, text);
  return { path: folder.path, write };
}

/** Builds the engines' files, which grading needs. */
export { prepareEngines };

export function doubleFile(task: string): string {
  return `title: Double
kind: code
language: javascript
entry: main.js
points: 10
task: ${task}
starter: { main.js: "export function double(number) {}" }
solution: { main.js: "export const double = (number) => number * 2;" }
hints: [Multiply.]
visible:
  - { name: doubles two, call: double(2), gives: 4 }
  - { name: doubles nothing, call: double(0), gives: 0 }
hidden:
  - { name: doubles what is below nothing, call: double(-3), gives: -6 }
`;
}

export function workFile(task: string): string {
  return `title: Your work
kind: hand-in
points: 10
task: ${task}
rubric:
  - { criterion: "It runs with \`main\`", points: 6 }
  - { criterion: It is explained, points: 4 }
`;
}

export function lesson(title: string, exerciseId: string): string {
  return `---\ntitle: ${title}\nsummary: One does it.\nminutes: 10\n---\n\nText.\n\n::exercise{#${exerciseId}}\n`;
}
