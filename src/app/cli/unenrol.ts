import { auditSubject } from '../../features/audit/server/public.ts';
import { enrolmentActs } from '../../features/enrolment/server/public.ts';
import { findUid } from '../../features/identity/server/public.ts';
import { required } from '../../platform/server/db/statement.ts';
import { type Command, CommandError, commandLog } from './command.ts';

export const unenrolCommand: Command = {
  name: 'unenrol',
  parameters: ['<courseId>', '<email>'],
  summary:
    'Unenroll someone from a course; their progress, submissions and feedback stay and return if they enroll again',
  example: 'course1 ada@example.org',
  async run(context, [courseId = '', email = '']) {
    const { db, now } = context;
    const { findOf, end } = enrolmentActs(db);
    const uid = await findUid(db, email);
    if (uid === undefined) throw new CommandError(`There is no account with the email address ${email}.`);
    const not = () => new CommandError(`${email} is not enrolled in ${courseId}.`);
    const enrolment = await findOf(uid, courseId);
    if (!enrolment) throw not();
    const subject = auditSubject(email.trim().toLowerCase(), courseId);
    const entry = commandLog(context)({ act: 'enrolment-ended', subjectId: uid, subject });
    await db.commit(required(end(enrolment.id, now()), not), entry);
    return { text: `${email} is no longer enrolled in ${courseId}.`, json: { email, courseId } };
  },
};
