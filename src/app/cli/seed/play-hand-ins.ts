import { gradingHandler } from '../../../features/exercises/server/hand-ins/grade.ts';
import { handInHandlers } from '../../../features/exercises/server/hand-ins/learner-handlers.ts';
import { gradeWords, handInNotes } from './demo-words.ts';
import { demoDomain } from './queries.ts';
import { type Stage, calledBy, noInput } from './stage.ts';

interface HandingIn {
  readonly userId: string;
  readonly courseId: string;
  readonly exerciseId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly outcome: 'waiting' | 'passed' | 'failed';
  readonly gradedAt: number;
  /** Selects the comment. */
  readonly seed: number;
}

/** Creates the function that submits a link for a learner and has the teacher grade it by the rubric. */
export function worker(stage: Stage, teacherId: string) {
  const { handInLink } = handInHandlers(stage);
  const { gradeHandIn } = gradingHandler(stage);

  return async ({ userId, courseId, exerciseId, at, outcome, gradedAt, seed }: HandingIn): Promise<void> => {
    const task = stage.content.current().find('exercise', `${courseId}/${exerciseId}`);
    if (task?.kind !== 'hand-in') return;
    stage.at(at);
    const note = handInNotes[seed % handInNotes.length]!;
    const link = `https://${demoDomain}/portfolio/${seed.toString(36)}`;
    const handIn = await handInLink(
      { ...noInput, params: { courseId, exerciseId }, body: { link, note } },
      calledBy(userId),
    );
    if (outcome === 'waiting') return;
    stage.at(gradedAt);
    // Passing takes off at most a point of the last criterion; failing gives less than half of each.
    const scores = task.rubric.map(({ points }, place) =>
      outcome === 'failed' ? Math.floor(points / 3) : points - (place === task.rubric.length - 1 && points > 1 ? 1 : 0),
    );
    const words = gradeWords[outcome];
    await gradeHandIn(
      {
        ...noInput,
        params: { handInId: handIn.id },
        body: { taskVersion: task.version, scores, comment: words[seed % words.length]! },
      },
      calledBy(teacherId, 'teacher'),
    );
  };
}
