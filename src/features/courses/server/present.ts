import type * as z from 'zod/mini';
import type { Content } from '../../../platform/server/content/content.ts';
import type { ContentTypes } from '../../../platform/server/content/kinds.ts';
import type { CompletionRule } from '../completion.ts';
import type { Course } from '../contract.ts';

type Lookup = Pick<ReturnType<Content['current']>, 'find'>;

/** Public data of a course; its completion rule is part of its outline. */
export function presentCourse(course: ContentTypes['course']): z.infer<typeof Course> {
  const { courseId, title, description, schedule, instructor, image, requires } = course;
  return { courseId, title, description, schedule, instructor, image, ...(requires && { requires }) };
}

/** Completion rule of a course; undefined if its file states none, and everything has to be done. */
export function completionOf(content: Lookup, courseId: string): CompletionRule | undefined {
  return content.find('course', courseId)?.completion;
}
