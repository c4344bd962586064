import type { ContentTypes } from '../../../platform/server/content/kinds.ts';
import type { ContentSnapshot } from '../../../platform/server/content/snapshot.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Services } from '../../../platform/server/services.ts';
import { isOpen } from '../../openings/opening.ts';
import type { CareerLine, Station, careerLineRoutes } from '../line-contract.ts';

type Deps = Pick<Services, 'now' | 'content'>;

type Lookup = Pick<ContentSnapshot, 'find' | 'list'>;
type Career = ContentTypes['career'];

type LineOperation = 'listCareerLines' | 'getCareerLine';

/** Handlers of public careers, from the content alone. */
export function careerLineHandlers({ content, now }: Deps): Pick<Handlers<typeof careerLineRoutes>, LineOperation> {
  return {
    listCareerLines() {
      return {
        items: content
          .current()
          .list('career')
          .map(({ id, title }) => ({ id, title })),
      };
    },
    getCareerLine({ params }) {
      const current = content.current();
      const career = current.find('career', params.careerId);
      if (!career) throw new Refusal('career-not-found');
      return lineOf(current, career, now());
    },
  };
}

function lineOf(content: Lookup, career: Career, now: number): CareerLine {
  const { id, title, description, courseIds } = career;
  const openings = content.list('opening').filter((each) => each.careerIds.includes(id) && isOpen(each, now));
  return {
    id,
    title,
    description,
    stations: courseIds.flatMap((courseId) => stationAt(content, courseId, career)),
    openings: openings.map(({ openingId, title: name, location, isExample, skillNames }) => ({
      openingId,
      title: name,
      location,
      isExample,
      skills: skillNames.filter((skill) => career.skills.some((each) => each.name === skill)),
    })),
  };
}

function stationAt(content: Lookup, courseId: string, { skills }: Career): Station[] {
  const course = content.find('course', courseId);
  if (!course) return [];
  const { title, schedule } = course;
  const titleOf = (lessonId: string) => content.find('lesson', `${courseId}/${lessonId}`)?.title;
  const firstId = content.find('outline', courseId)?.chapters[0]?.lessonIds[0];
  const firstTitle = firstId === undefined ? undefined : titleOf(firstId);
  return [
    {
      courseId,
      title,
      schedule,
      firstLesson: firstId !== undefined && firstTitle !== undefined ? { lessonId: firstId, title: firstTitle } : null,
      skills: skills
        .filter((skill) => skill.courseId === courseId)
        .map(({ name, lessonId }) => ({ name, lessonId, lessonTitle: titleOf(lessonId) ?? lessonId })),
    },
  ];
}
