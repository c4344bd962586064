import type { ContentSnapshot } from '../../../platform/server/content/snapshot.ts';
import { type Opening, isOpen } from '../opening.ts';
import type { AuthoredOpening } from './content.ts';

/** Returns an opening as of a time (milliseconds since 1970), with its careers and skills. */
export function presentOpening(
  content: Pick<ContentSnapshot, 'find'>,
  authored: AuthoredOpening,
  now: number,
): Opening {
  const { careerIds, skillNames, ...facts } = authored;
  const careers = careerIds.flatMap((careerId) => content.find('career', careerId) ?? []);
  const taught = careers.flatMap(({ skills }) => skills);
  return {
    ...facts,
    isOpen: isOpen(facts, now),
    careers: careers.map(({ id, title }) => ({ careerId: id, title })),
    skills: skillNames.map((name) => {
      const skill = taught.find((each) => each.name === name);
      const lesson = skill && content.find('lesson', `${skill.courseId}/${skill.lessonId}`);
      return {
        name,
        lesson: lesson ? { courseId: lesson.courseId, lessonId: lesson.lessonId, title: lesson.title } : null,
      };
    }),
  };
}
