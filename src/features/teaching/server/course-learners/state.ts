import { required } from '../../../../platform/server/db/statement.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { auditLog, auditSubject } from '../../../audit/server/public.ts';
import { enrolmentActs } from '../../../enrolment/server/public.ts';
import { accountActs } from '../../../identity/server/public.ts';
import type { enrolmentStates } from '../../course-lists-contract.ts';

export type CourseLearnerDeps = Pick<Services, 'db' | 'now' | 'content'>;

type State = (typeof enrolmentStates)[number];

interface EnrolmentChange {
  readonly from: State;
  readonly to: State;
  readonly byUserId: string;
}

/**
 * Creates the function that ends an enrollment, or restores it unchanged. Throws the refusals `enrolment-not-found` and
 * `enrolment-changed`, and then changes nothing.
 */
export function enrolmentStateSetter({ db, now }: Pick<CourseLearnerDeps, 'db' | 'now'>) {
  const { find, end, restore } = enrolmentActs(db);
  const accounts = accountActs(db);
  const auditEntry = auditLog(db, now);
  return async (id: string, { from, to, byUserId }: EnrolmentChange): Promise<void> => {
    const enrolment = await find(id);
    if (!enrolment) throw new Refusal('enrolment-not-found');
    const changed = () => new Refusal('enrolment-changed');
    const state = enrolment.endedAt === null ? 'enrolled' : 'left';
    if (from !== state) throw changed();
    if (to === state) return;
    const { userId, courseId } = enrolment;
    const account = await accounts.find(userId);
    const act = to === 'left' ? 'enrolment-ended' : 'enrolment-restored';
    await db.commit(
      required(to === 'left' ? end(id, now()) : restore(id), changed),
      auditEntry(byUserId, { act, subjectId: userId, subject: auditSubject(account?.email, courseId) }),
    );
  };
}
