import { withIdsBy } from '../../../platform/server/ids.ts';
import type { LearningAct } from './demo-learning.ts';
import { worker } from './play-hand-ins.ts';
import { quizTaker } from './play-quiz.ts';
import type { Chances } from './random.ts';
import { type DemoInstallation, type Stage, stageIn } from './stage.ts';

/** Learners simulated concurrently, so that their commits share one disk flush. */
const atOnce = 16;
const seeds = 2 ** 31;

interface Learners {
  readonly acts: readonly LearningAct[];
  readonly teacherId: string;
  readonly chances: Chances;
}

/**
 * Replays graded work in order for each learner, through the site's own handlers: course completions
 * get certificates.
 */
export async function playLearning(
  installation: DemoInstallation,
  { acts, teacherId, chances }: Learners,
): Promise<void> {
  const ordered = acts.toSorted((one, other) => one.at - other.at).map((act) => ({ act, seed: chances.upTo(seeds) }));
  const queue = [...Map.groupBy(ordered, ({ act }) => act.userId).values()];
  async function playOn(stage: Stage): Promise<void> {
    const take = quizTaker(stage);
    const work = worker(stage, teacherId);
    for (let own = queue.shift(); own; own = queue.shift()) {
      for (const { act, seed } of own) {
        const { what, ...whose } = act;
        if ('quiz' in what) await take({ ...whose, lessonId: what.quiz, rightShare: what.rightShare, seed });
        else await work({ ...whose, exerciseId: what.handIn, outcome: what.outcome, gradedAt: what.gradedAt, seed });
      }
    }
  }
  const stages = Array.from({ length: atOnce }, () => stageIn(installation));
  await Promise.all(stages.map((stage) => withIdsBy(stage.now, () => playOn(stage))));
}
