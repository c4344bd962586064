import { Readable } from 'node:stream';
import { pino } from 'pino';
import { standingRenewal } from '../../../features/progress/server/public.ts';
import { contentKinds as kinds, hasPage } from '../../server/content-kinds.ts';
import { structureOf } from '../../server/course-structure.ts';
import { partsOf, storedReader } from '../../../platform/server/content/read-stored.ts';
import { buildSnapshot } from '../../../platform/server/content/snapshot.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { createOutbox } from '../../../platform/server/outbox/outbox.ts';
import { createStorage } from '../../../platform/server/storage/create-storage.ts';
import { openFileStore } from '../../../platform/server/storage/open-file-store.ts';
import type { Storage } from '../../../platform/server/storage/storage.ts';
import { type Command, CommandError } from '../command.ts';
import { counted } from '../print.ts';
import { demoRows } from './demo-rows.ts';
import { countAccounts, demoDomain, storeRows } from './queries.ts';

export const seedCommand: Command = {
  name: 'seed demo',
  parameters: [],
  options: ['yes'],
  summary: `Fill the site with made-up learners, progress, feedback, applications, messages and subscribers, to try it out;
      their addresses end in @${demoDomain}, and nobody can log in with one. It asks where real people have accounts
      --yes        do not ask`,
  async run({ db, options, terminal, readSettings, now }) {
    const { demo, real } = await countAccounts(db);
    if (demo > 0) {
      return { text: 'The demo data is there already. Nothing was changed.', json: { added: {}, isThere: true } };
    }
    if (real > 0 && !options.has('yes')) {
      const question = `${counted(real, 'account')} of real people would stand beside made-up ones. Add the demo data?`;
      if (!(await terminal.confirm(question))) throw new CommandError('Nothing was added.');
    }
    const { of, ...content } = await readContent(db);
    const { courses } = content;
    const rows = demoRows({ ...content, now: now() });
    const storage = createStorage(db, openFileStore(readSettings()), now);
    for (const application of rows.applications) Object.assign(application, await keepCv(storage));
    await storeRows(db, rows);
    await db.commit(...rows.applications.map(({ cvKey }) => storage.claim(cvKey)));
    const { renewAll } = standingRenewal({
      db,
      outbox: createOutbox(db, pino({ level: 'silent' }), now),
      structureOf: of,
      now,
    });
    for (const structure of courses.flatMap(({ courseId }) => of(courseId) ?? [])) await renewAll(structure);
    const added = Object.fromEntries(Object.entries(rows).map(([table, all]) => [table, all.length]));
    const people = counted(rows.authUsers.length, 'learner');
    return { text: `The demo data is there: ${people} with all that is theirs.`, json: { added, isThere: false } };
  },
};

/** A CV that says what it is. */
async function keepCv(storage: Storage) {
  const bytes = Buffer.from('%PDF-1.4\n% Demo data: nobody has applied.\n%%EOF\n');
  const received = await storage.receive(Readable.from([bytes]));
  return { cvKey: await received.keep('.pdf'), cvBytes: bytes.length };
}

async function readContent(db: Database) {
  const { snapshot } = buildSnapshot(partsOf(await storedReader(db)(), { kinds, hasPage }));
  const of = structureOf({ current: () => snapshot });
  const courses = snapshot.list('course').map(({ courseId, title, description }) => {
    const { chapters, exercises } = of(courseId) ?? { chapters: [], exercises: [] };
    return { courseId, title, description, chapters, exercises };
  });
  return { of, courses, openingIds: snapshot.list('opening').map(({ openingId }) => openingId) };
}
