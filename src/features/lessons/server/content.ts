import * as z from 'zod/mini';
import { lineOf, textOf } from '../../../platform/contract/text.ts';
import { defineKind } from '../../../platform/server/content/kinds.ts';
import { type RenderedParts, renderParts } from '../../../platform/server/content/markdown.ts';
import { coursePage } from '../../courses/contract.ts';
import { lessonPage } from '../contract.ts';
import { type Section, sectionsOf } from './sections.ts';

/** Lesson of a course. `parts` is its text, and the positions of exercises, screencasts and videos in it. */
export interface Lesson extends Omit<RenderedParts<(typeof embedKinds)[number]>, 'sections'> {
  readonly courseId: string;
  readonly lessonId: string;
  readonly title: string;
  readonly summary: string;
  /** Minutes that it takes most learners. */
  readonly minutes: number;
  readonly version: string;
  readonly sections: readonly Section[];
}

/** Structure of a course, in order. */
export interface Outline {
  readonly courseId: string;
  readonly chapters: readonly { readonly title: string; readonly lessonIds: readonly string[] }[];
}

declare module '../../../platform/server/content/kinds.ts' {
  interface ContentTypes {
    lesson: Lesson;
    outline: Outline;
  }
}

const embedKinds = ['exercise', 'cast', 'video'] as const;
const titleMaxLength = 120;
const summaryMaxLength = 1000;
const minutesMax = 600;

export const lessonKind = defineKind({
  name: 'lesson',
  path: 'courses/{id}/lessons/{id}.md',
  page: lessonPage,
  isLazy: true,
  shape: z.strictObject({
    title: lineOf(titleMaxLength),
    summary: textOf(summaryMaxLength),
    minutes: z.int().check(z.gte(1), z.lte(minutesMax)),
    /** Additional words that the search matches; not shown. */
    keywords: z.optional(z.array(lineOf(titleMaxLength))),
  }),
  make(file) {
    const [courseId = '', lessonId = ''] = file.id.split('/');
    file.refer('course', courseId, []);
    const rendered = renderParts(file, embedKinds);
    const { parts } = rendered;
    for (const part of parts) if ('embed' in part) file.refer(part.embed, `${courseId}/${part.id}`, []);
    const { title, summary, minutes } = file.front;
    return {
      courseId,
      lessonId,
      title,
      summary,
      minutes,
      version: file.version,
      parts,
      sections: sectionsOf(rendered),
    };
  },
});

export const outlineKind = defineKind({
  name: 'outline',
  path: 'courses/{id}/outline.yaml',
  page: coursePage,
  shape: z
    .array(z.strictObject({ title: lineOf(titleMaxLength), lessons: z.array(z.string()).check(z.minLength(1)) }))
    .check(z.minLength(1)),
  make({ id: courseId, front, fault, refer }) {
    refer('course', courseId, []);
    const seen = new Set<string>();
    for (const [chapter, { lessons }] of front.entries()) {
      for (const [place, lessonId] of lessons.entries()) {
        refer('lesson', `${courseId}/${lessonId}`, [chapter, 'lessons', place]);
        if (seen.has(lessonId)) fault([chapter, 'lessons', place], `the lesson ${lessonId} is listed twice`);
        seen.add(lessonId);
      }
    }
    return { courseId, chapters: front.map(({ title, lessons }) => ({ title, lessonIds: lessons })) };
  },
});
