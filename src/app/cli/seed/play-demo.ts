import { careersMax } from '../../../features/careers/contract.ts';
import { standingRenewal } from '../../../features/progress/server/public.ts';
import { withIdsBy } from '../../../platform/server/ids.ts';
import type { Cast } from './cast.ts';
import type { LearningAct } from './demo-learning.ts';
import { playInbox } from './play-inbox.ts';
import { playLearning } from './play-learning.ts';
import { announceByHand, answerFeedback, chooseCareers, moveApplication, sendNewsletters } from './play-office.ts';
import type { DemoRows } from './queries.ts';
import type { Chances } from './random.ts';
import { type House, type Stage, stageIn } from './stage.ts';

interface Play {
  readonly rows: DemoRows;
  readonly acts: readonly LearningAct[];
  readonly cast: Cast;
  readonly chances: Chances;
}

/** Replays everything that the product itself derives from the stored rows, through the site's own handlers. */
export function playDemo(house: House, play: Play): Promise<void> {
  const stage = stageIn(house);
  return withIdsBy(stage.now, () => playOn(house, stage, play));
}

async function playOn(house: House, stage: Stage, { rows, acts, cast, chances }: Play): Promise<void> {
  const { admin, teacher, learner } = cast;
  const now = house.end;
  const snapshot = house.content.current();
  const people = rows.authUsers.map(({ id, createdAt }) => ({ uid: id, since: Date.parse(createdAt) }));
  const careers = snapshot.list('career').slice(0, careersMax);
  await playLearning(house, { acts, teacherId: teacher.uid, chances });
  await playInbox(stage, admin, rows.contactMessages, chances);
  await answerFeedback(stage, cast, rows.feedback, chances);
  await chooseCareers(
    stage,
    [...people, { uid: learner.uid, since: learner.joinedAt, isSure: true }],
    careers.map(({ id }) => id),
    chances,
    now,
  );
  await sendNewsletters(stage, admin, now);
  await announceByHand(stage, cast, now);
  await moveApplication(stage, cast, rows.applications, now);
  stage.at(now);
  const { renewAll } = standingRenewal(stage);
  for (const { courseId } of snapshot.list('course')) {
    const structure = stage.structureOf(courseId);
    if (structure) await renewAll(structure);
  }
}
