import { BoundedMap } from '../../../platform/server/bounded-map.ts';
import type { Services } from '../../../platform/server/services.ts';
import { type RenderedQuestion, versionQueries } from '../../quizzes/server/public.ts';
import { questionVersion } from './question-version.ts';

type VersionOf = ReadonlyMap<string, string>;
type Place = { readonly courseId: string; readonly lessonId: string; readonly version: string };
type Question = RenderedQuestion & { readonly id: string };

/** Maximum number of cached quizzes that are no longer the current version. */
const formerKept = 500;

/** Creates a function that returns the version of each question, by id, in a version of a quiz. */
export function quizQuestionVersions({ db, content }: Pick<Services, 'db' | 'content'>) {
  const { findVersion } = versionQueries(db);
  const former = new BoundedMap<string, VersionOf>(formerKept);

  return async (place: Place): Promise<VersionOf> => {
    const { courseId, lessonId, version } = place;
    const current = content.current().find('quiz', `${courseId}/${lessonId}`);
    if (current?.version === version) return versionsOf(current.questions);
    const name = `${courseId}/${lessonId}/${version}`;
    const cached = former.get(name);
    if (cached) return cached;
    const row = await findVersion.first(place);
    const { questions = [] } = row ? (JSON.parse(row.quiz) as { questions?: Question[] }) : {};
    const versions = versionsOf(questions);
    former.set(name, versions);
    return versions;
  };
}

function versionsOf(questions: readonly Question[]): VersionOf {
  return new Map(questions.map((question) => [question.id, questionVersion(question)]));
}
