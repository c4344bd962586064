import { careersMax } from '../../../features/careers/contract.ts';
import { summaryRenewal } from '../../../features/progress/server/public.ts';
import { withIdsBy } from '../../../platform/server/ids.ts';
import type { DemoUsers } from './demo-users.ts';
import type { LearningAct } from './demo-learning.ts';
import { playInbox } from './play-inbox.ts';
import { playLearning } from './play-learning.ts';
import {
  sendDemoAnnouncements,
  answerFeedback,
  chooseCareers,
  moveApplication,
  sendNewsletters,
} from './play-staff.ts';
import type { DemoRows } from './queries.ts';
import type { Chances } from './random.ts';
import { type DemoInstallation, type Stage, stageIn } from './stage.ts';

interface Play {
  readonly rows: DemoRows;
  readonly acts: readonly LearningAct[];
  readonly demoUsers: DemoUsers;
  readonly chances: Chances;
}

/** Replays everything that the product itself derives from the stored rows, through the site's own handlers. */
export function playDemo(installation: DemoInstallation, play: Play): Promise<void> {
  const stage = stageIn(installation);
  return withIdsBy(stage.now, () => playOn(installation, stage, play));
}

async function playOn(
  installation: DemoInstallation,
  stage: Stage,
  { rows, acts, demoUsers, chances }: Play,
): Promise<void> {
  const { admin, teacher, learner } = demoUsers;
  const now = installation.end;
  const snapshot = installation.content.current();
  const people = rows.authUsers.map(({ id, createdAt }) => ({ uid: id, since: Date.parse(createdAt) }));
  const careers = snapshot.list('career').slice(0, careersMax);
  await playLearning(installation, { acts, teacherId: teacher.uid, chances });
  await playInbox(stage, admin, rows.contactMessages, chances);
  await answerFeedback(stage, demoUsers, rows.feedback, chances);
  await chooseCareers(
    stage,
    [...people, { uid: learner.uid, since: learner.joinedAt, isSure: true }],
    careers.map(({ id }) => id),
    chances,
    now,
  );
  await sendNewsletters(stage, admin, now);
  await sendDemoAnnouncements(stage, demoUsers, now);
  await moveApplication(stage, demoUsers, rows.applications, now);
  stage.at(now);
  const { renewAll } = summaryRenewal(stage);
  for (const { courseId } of snapshot.list('course')) {
    const structure = stage.structureOf(courseId);
    if (structure) await renewAll(structure);
  }
}
