import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { appForThisFile } from '../support/app.ts';

// Constraints that the database enforces by itself.

const app = await appForThisFile();
const ada = await app.signedUp();
const run = (text: string) => sql.raw(text).execute(app.db.kysely);
const countOf = async (table: string, where: string) =>
  (await run(`select 1 from "${table}" where ${where}`)).rows.length;

await run(`insert into enrollments ("id", "userId", "courseId") values ('e1', '${ada.uid}', 'course1')`);

function feedback(values: { user?: string; course?: string; rating?: string; comment?: string }): string {
  const { user = ada.uid, course = 'course1', rating = '5', comment = "'good'" } = values;
  return `insert into feedback ("id", "userId", "courseId", "rating", "comment", "timestamp")
    values ('${crypto.randomUUID()}', '${user}', '${course}', ${rating}, ${comment}, 0)`;
}

describe('the database refuses (§3, §5, §6)', () => {
  const refused: Record<string, string> = {
    'a second enrolment of one user in one course': `insert into enrollments ("id", "userId", "courseId") values ('e2', '${ada.uid}', 'course1')`,
    'an enrolment in a course that does not exist': `insert into enrollments ("id", "userId", "courseId") values ('e3', '${ada.uid}', 'course7')`,
    'an enrolment of a user who does not exist': `insert into enrollments ("id", "userId", "courseId") values ('e4', 'nobody', 'course1')`,
    'a rating of 0': feedback({ rating: '0' }),
    'a rating of 6': feedback({ rating: '6' }),
    'no rating': feedback({ rating: 'null' }),
    'an empty comment': feedback({ comment: "''" }),
    'no comment': feedback({ comment: 'null' }),
    'feedback on a course that its author is not enrolled in': feedback({ course: 'course2' }),
    'feedback of a user who does not exist': feedback({ user: 'nobody' }),
    'a second account with the same email address': `update "authUsers" set "email" = '${ada.email}' where "id" <> '${ada.uid}'`,
    'a role that does not exist': `update "authUsers" set "role" = 'owner' where "id" = '${ada.uid}'`,
    'a document of a user who does not exist': `insert into users ("uid", "name", "email") values ('nobody', '', '')`,
    'a session of a user who does not exist': `update "authSessions" set "userId" = 'nobody'`,
    'a notification to a user who does not exist': `insert into notifications ("id", "userId", "message", "timestamp") values ('n1', 'nobody', 'hello', 0)`,
  };
  test.each(Object.entries(refused))('%s', async (_, statement) => {
    await app.signedUp();
    await expect(run(statement)).rejects.toThrow(/constraint/i);
  });

  test('a second newsletter record for one address', async () => {
    const values = "'twice@example.org', 0";
    await run(`insert into "newsletterSubscribers" ("id", "email", "timestamp") values ('s1', ${values})`);
    const second = run(`insert into "newsletterSubscribers" ("id", "email", "timestamp") values ('s2', ${values})`);
    await expect(second).rejects.toThrow(/constraint/i);
  });
});

test('ratings of 1 to 5 are stored (§5, §9)', async () => {
  for (const rating of [1, 2, 3, 4, 5]) await run(feedback({ rating: String(rating) }));
  expect(await countOf('feedback', `"userId" = '${ada.uid}'`)).toBe(5);
});

test('an account that is deleted takes its sessions, document, enrolments and feedback with it', async () => {
  const { uid } = await app.signedUp();
  await run(`insert into enrollments ("id", "userId", "courseId") values ('gone', '${uid}', 'course1')`);
  await run(feedback({ user: uid }));
  await run(`delete from "authUsers" where "id" = '${uid}'`);
  for (const [table, column] of [
    ['authSessions', 'userId'],
    ['authAccounts', 'userId'],
    ['users', 'uid'],
    ['enrollments', 'userId'],
    ['feedback', 'userId'],
  ] as const) {
    expect([table, await countOf(table, `"${column}" = '${uid}'`)]).toEqual([table, 0]);
  }
});
