import { Readable } from 'node:stream';
import { brandOf } from '../../../features/setup/server/public.ts';
import { partsOf, storedReader } from '../../../platform/server/content/read-stored.ts';
import { buildSnapshot } from '../../../platform/server/content/snapshot.ts';
import type { Storage } from '../../../platform/server/storage/storage.ts';
import { contentKinds as kinds, hasPage } from '../../server/content-kinds.ts';
import { structureOf } from '../../server/course-structure.ts';
import { type Command, type CommandContext, CommandError } from '../command.ts';
import { counted, table } from '../print.ts';
import { type DemoUsers, addAccounts, demoUsersAt, confirmDemoUsers } from './demo-users.ts';
import { demoCv } from './demo-cv.ts';
import { demoRows } from './demo-rows.ts';
import { playDemo } from './play-demo.ts';
import { countAccounts, countRows, demoDomain, storeRows } from './queries.ts';
import { chancesOf } from './random.ts';
import { type DemoInstallation, stageIn } from './stage.ts';

const seed = 20_240_501;

export const seedCommand: Command = {
  name: 'seed demo',
  parameters: [],
  summary: `Fill a site that has only administrators with six weeks of made-up demo data, and list logins to try; every address ends in @${demoDomain}`,
  example: '',
  async run(context) {
    const { demo, unfinished, real } = await countAccounts(context.db);
    if (unfinished > 0) {
      throw new CommandError(
        'The demo data is incomplete because adding it failed. Start again with an empty database and an empty data folder; nothing was added.',
      );
    }
    if (demo > 0) {
      return {
        text: 'The demo data is already there. Nothing was changed.',
        json: { added: {}, logIn: [], isThere: true },
      };
    }
    if (real > 0) {
      throw new CommandError(
        `${counted(real, 'account')} of real people exist. Demo data is only for sites with no one but administrators; nothing was added.`,
      );
    }
    const before = await countRows(context.db);
    const { demoUsers, password } = await addDemo(context);
    const after = await countRows(context.db);
    const added = Object.fromEntries(Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]));
    const logIn = Object.values(demoUsers).map(({ role, email }) => ({ role, email, password }));
    return { text: textOf(added['authUsers'] ?? 0, logIn), json: { added, logIn, isThere: false } };
  },
};

async function addDemo(context: CommandContext): Promise<{ demoUsers: DemoUsers; password: string }> {
  const installation = await installationOf(context);
  const { db } = installation;
  const now = installation.end;
  const chances = chancesOf(seed);
  const demoUsers = demoUsersAt(now, chances);
  const { rows, acts } = demoRows({ ...contentOf(installation), demoUsers, now, chances });
  const { storage } = stageIn(installation);
  for (const application of rows.applications) Object.assign(application, await keepCv(storage, application.name));
  const password = await addAccounts(db, demoUsers);
  await storeRows(db, rows);
  await db.commit(...rows.applications.map(({ cvKey }) => storage.claim(cvKey)));
  await playDemo(installation, { rows, acts, demoUsers, chances });
  await confirmDemoUsers(db, demoUsers);
  return { demoUsers, password };
}

async function installationOf({ db, readSettings, now }: CommandContext): Promise<DemoInstallation> {
  const settings = readSettings();
  const { snapshot } = buildSnapshot(partsOf(await storedReader(db)(), { kinds, hasPage }));
  const content = { current: () => snapshot };
  return { db, settings: { ...settings, brand: await brandOf(db, settings) }, content, end: now() };
}

function contentOf({ content }: DemoInstallation) {
  const snapshot = content.current();
  const of = structureOf(content);
  const courses = snapshot.list('course').map(({ courseId }) => {
    const structure = of(courseId) ?? { courseId, chapters: [], exercises: [] };
    const ids = structure.exercises.map(({ exerciseId }) => exerciseId);
    const handIns = ids.filter((id) => snapshot.find('exercise', `${courseId}/${id}`)?.kind === 'hand-in');
    return { ...structure, handIns };
  });
  return { courses, openingIds: snapshot.list('opening').map(({ openingId }) => openingId) };
}

async function keepCv(storage: Storage, name: string) {
  const bytes = await demoCv(name);
  const received = await storage.receive(Readable.from([bytes]));
  return { cvKey: await received.keep('.pdf'), cvBytes: bytes.length };
}

function textOf(people: number, logIn: readonly { role: string; email: string; password: string }[]): string {
  const rows = logIn.map(({ role, email, password }) => [role, email, password]);
  return [
    `Demo data added: ${counted(people, 'person').replace('persons', 'people')}, all made up, with their data. Use this site only for trials: keep real people off it.`,
    'To log in as one of them (this random password is shown only once):',
    table([['ROLE', 'EMAIL', 'PASSWORD'], ...rows]),
  ].join('\n');
}
