import { posix } from 'node:path';
import type { CreatableKind } from '../kinds-contract.ts';
import type { ItemName } from './deps.ts';
import { plainCover } from './plain-cover.ts';

interface Wanted {
  readonly kind: CreatableKind;
  readonly id: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A course that is there, for what has to name one. */
  readonly courseId: string;
}

interface Template {
  readonly drafts: readonly (ItemName & { readonly source: string })[];
  /** Files that the drafts name, with their paths. */
  readonly files: readonly { readonly path: string; readonly bytes: Buffer }[];
}

const dayMs = 24 * 60 * 60 * 1000;
const openDays = 90;
const firstLesson = 'first-lesson';

/** What something new begins as: a text that could be published as it stands, with words to write over. */
export function templatesFor(wanted: Wanted): Template {
  if (wanted.kind !== 'course') return { drafts: [{ ...wanted, source: sources[wanted.kind](wanted) }], files: [] };
  const { id } = wanted;
  const lesson = { kind: 'lesson', id: `${id}/${firstLesson}` } as const;
  return {
    drafts: [
      { kind: 'course', id, source: sources.course(wanted) },
      { kind: 'outline', id, source: sources.outline(wanted) },
      { ...lesson, source: sources.lesson({ ...wanted, title: 'The first lesson' }) },
    ],
    files: [{ path: posix.join('courses', id, 'cover.svg'), bytes: Buffer.from(plainCover) }],
  };
}

/** As YAML reads it: in quotes, so that no sign in it means anything. */
const quoted = (text: string) => JSON.stringify(text);
const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);

const sources: Readonly<Record<CreatableKind, (wanted: Wanted) => string>> = {
  course: ({ title }) => `---
title: ${quoted(title)}
schedule: At your own pace
instructor: Who teaches it
image: cover.svg
---

What one learns here, for whom it is, and what one can do at the end.
`,
  outline: () => `- title: First steps
  lessons: [${firstLesson}]
`,
  lesson: ({ title }) => `---
title: ${quoted(title)}
summary: One or two sentences on what one does and learns.
minutes: 20
---

What this lesson is about.

## The first section

Text.
`,
  exercise: ({ title }) => `title: ${quoted(title)}
kind: question
points: 5
question:
  type: single
  text: What is asked?
  choices:
    - text: The right answer
      correct: true
      feedback: Why it is right.
    - text: Another answer
      feedback: Why it is not right.
`,
  quiz: () => `questions:
  - id: first
    type: single
    text: What is asked?
    choices:
      - text: The right answer
        correct: true
        feedback: Why it is right.
      - text: Another answer
        feedback: Why it is not right.
`,
  cast: ({ title }) => `---
title: ${quoted(title)}
language: python
---

Each paragraph is said before the next act.

\`\`\`write
print("Hello")
\`\`\`

\`\`\`run
Hello
\`\`\`
`,
  career: ({ title }) => `---
title: ${quoted(title)}
---

What one does in this work, and what one needs for it.
`,
  opening: ({ title, now }) => `---
title: ${quoted(title)}
location: Where one works
remote: true
employmentType: FULL_TIME
employmentTypeLabel: Full time
datePosted: ${dayAt(now)}
validThrough: ${dayAt(now + openDays * dayMs)}
responsibilities:
  - What one does
requirements:
  - What one brings
---

What the work is, and with whom.
`,
  article: ({ title, now, courseId }) => `---
title: ${quoted(title)}
description: What stands in lists and in search results, in 40 to 200 characters.
date: ${dayAt(now)}
author:
  name: Who writes it
  profession: What they do
  course: ${courseId}
tags: [news]
---

Text.

## The first section

Text.
`,
};
