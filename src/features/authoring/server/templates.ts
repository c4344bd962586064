import { posix } from 'node:path';
import type { CreatableKind } from '../kinds-contract.ts';
import { placeholders as words } from '../placeholders.ts';
import type { ItemName } from './deps.ts';

/** Cover of a new course without a picture of its own: 16:10, like the site's illustrations. */
const plainCover = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400">
  <rect width="640" height="400" fill="#e8ecf5"/>
  <path d="M120 290 L250 170 L330 240 L430 130 L520 290 Z" fill="#b9c4de"/>
  <circle cx="170" cy="120" r="34" fill="#f2b84b"/>
</svg>
`;

interface NewItem {
  readonly kind: CreatableKind;
  readonly id: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Id of an existing course, for content that must refer to one. */
  readonly courseId: string;
}

interface Template {
  readonly drafts: readonly (ItemName & { readonly source: string })[];
  /** Files that the drafts refer to, with their paths. */
  readonly files: readonly { readonly path: string; readonly bytes: Buffer }[];
}

const dayMs = 24 * 60 * 60 * 1000;
const openDays = 90;
const firstLesson = 'first-lesson';

/** Drafts of a new item: without faults, and with placeholders to replace. */
export function templatesFor(item: NewItem): Template {
  if (item.kind !== 'course') return { drafts: [{ ...item, source: sources[item.kind](item) }], files: [] };
  const { id } = item;
  const lesson = { kind: 'lesson', id: `${id}/${firstLesson}` } as const;
  return {
    drafts: [
      { kind: 'course', id, source: sources.course(item) },
      { kind: 'outline', id, source: sources.outline(item) },
      { ...lesson, source: sources.lesson({ ...item, title: 'The first lesson' }) },
    ],
    files: [{ path: posix.join('courses', id, 'cover.svg'), bytes: Buffer.from(plainCover) }],
  };
}

/** Quotes a text for YAML, so that no character has a special meaning. */
const quoted = (text: string) => JSON.stringify(text);
const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);

const sources: Readonly<Record<CreatableKind, (item: NewItem) => string>> = {
  course: ({ title }) => `---
title: ${quoted(title)}
schedule: At your own pace
instructor: ${words.instructor}
image: cover.svg
---

${words.courseDescription}
`,
  outline: () => `- title: First steps
  lessons: [${firstLesson}]
`,
  lesson: ({ title }) => `---
title: ${quoted(title)}
summary: ${words.lessonSummary}
minutes: 20
---

${words.lessonText}

## ${words.sectionTitle}

${words.sectionText}
`,
  exercise: ({ title }) => `title: ${quoted(title)}
kind: question
points: 5
question:
  type: single
  text: ${words.question}
  choices:
    - text: ${words.rightAnswer}
      correct: true
      feedback: ${words.whyRight}
    - text: ${words.wrongAnswer}
      feedback: ${words.whyWrong}
`,
  quiz: () => `questions:
  - id: first
    type: single
    text: ${words.question}
    choices:
      - text: ${words.rightAnswer}
        correct: true
        feedback: ${words.whyRight}
      - text: ${words.wrongAnswer}
        feedback: ${words.whyWrong}
`,
  cast: ({ title }) => `---
title: ${quoted(title)}
language: python
---

${words.castText}

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

${words.careerDescription}
`,
  opening: ({ title, now }) => `---
title: ${quoted(title)}
location: ${words.location}
remote: true
employmentType: FULL_TIME
employmentTypeLabel: Full time
datePosted: ${dayAt(now)}
validThrough: ${dayAt(now + openDays * dayMs)}
responsibilities:
  - ${words.responsibility}
requirements:
  - ${words.requirement}
---

${words.openingDescription}
`,
  article: ({ title, now, courseId }) => `---
title: ${quoted(title)}
description: ${words.articleDescription}
date: ${dayAt(now)}
author:
  name: ${words.author}
  profession: ${words.profession}
  course: ${courseId}
tags: [news]
---

${words.articleText}

## ${words.sectionTitle}

${words.sectionText}
`,
};
