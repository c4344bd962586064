import * as z from 'zod/mini';
import { lineOf, textOf } from '../../../platform/contract/text.ts';
import { Order, defineKind, rankOf } from '../../../platform/server/content/kinds.ts';
import { type Career, careerDescriptionMaxLength, careerTitleMaxLength, careersMax } from '../contract.ts';
import { careerPage } from '../line-contract.ts';
import { required } from '../../../platform/server/db/statement.ts';
import { careerQueries } from './queries.ts';

declare module '../../../platform/server/content/kinds.ts' {
  interface ContentTypes {
    career: z.infer<typeof Career> & {
      readonly position: number;
      /** The career's courses, in order. */
      readonly courseIds: readonly string[];
      /** Skills of the career, each with the lesson that teaches it. */
      readonly skills: readonly { readonly name: string; readonly courseId: string; readonly lessonId: string }[];
    };
  }
}

const skillMaxLength = 80;

export const careerKind = defineKind({
  name: 'career',
  path: 'careers/{id}.md',
  page: careerPage,
  shape: z.strictObject({
    title: lineOf(careerTitleMaxLength),
    order: Order,
    courses: z._default(z.array(z.string()), []),
    skills: z._default(z.array(z.strictObject({ name: lineOf(skillMaxLength), lesson: z.string() })), []),
  }),
  make({ id, front, body, fault, refer }) {
    if (!textOf(careerDescriptionMaxLength).safeParse(body).success) {
      fault(0, `the description below the front matter must have 1 to ${careerDescriptionMaxLength} characters`);
    }
    for (const [place, courseId] of front.courses.entries()) refer('course', courseId, ['courses', place]);
    const skills = front.skills.map(({ name, lesson }, place) => {
      const [courseId = '', lessonId = ''] = lesson.split('/');
      const at = ['skills', place, 'lesson'];
      if (lesson === '') fault(at, `the lesson that teaches “${name}” is missing`);
      else refer('lesson', lesson, at, `there is no lesson ${lesson}; write it as course/lesson`);
      if (courseId !== '' && !front.courses.includes(courseId))
        fault(at, `${courseId} is not among the courses of this career`);
      return { name, courseId, lessonId };
    });
    return { id, title: front.title, description: body, position: rankOf(front), courseIds: front.courses, skills };
  },
  rank: rankOf,
  max: careersMax,
  rows(db) {
    const { upsertCareer, deleteUnchosenCareer, findAbsence } = careerQueries(db);
    return {
      put: ({ id, title, description, position }) => upsertCareer.with({ id, title, description, position }),
      remove: (id, otherwise) => [
        deleteUnchosenCareer.with({ id }),
        required(findAbsence.with({ id }), () => otherwise('people are enrolled in it')),
      ],
    };
  },
});

/** Creates the source file of a career that is added by a command. */
export function careerSource(title: string, description: string): string {
  return `---\ntitle: ${JSON.stringify(title)}\n---\n\n${description}\n`;
}
