import { pino } from 'pino';
import { contentOffice } from '../../features/authoring/server/public.ts';
import { isOpen } from '../../features/openings/opening.ts';
import { withLastDay } from '../../features/openings/server/closing.ts';
import { openingKind } from '../../features/openings/server/content.ts';
import { type ContentFault, faultLine } from '../../platform/server/content/faults.ts';
import { contentEditor } from '../../platform/server/content/publish.ts';
import type { ContentChange } from '../../platform/server/content/read-content.ts';
import { partsOf, storedReader } from '../../platform/server/content/read-stored.ts';
import { buildSnapshot } from '../../platform/server/content/snapshot.ts';
import { createEvents } from '../../platform/server/events/events.ts';
import { Refusal } from '../../platform/server/http/refusal.ts';
import { contentKinds as kinds, hasPage } from '../server/content-kinds.ts';
import { fixedFaults } from '../server/fixed-texts.ts';
import { type Command, type CommandContext, CommandError } from './command.ts';
import { block } from './print.ts';

const dayMs = 24 * 60 * 60 * 1000;
const changedMeanwhile = 'Somebody else has changed the content meanwhile. Please try again.';

export const openingCommands: readonly Command[] = [
  {
    name: 'opening list',
    parameters: [],
    summary: 'All job openings in their order, with their last days (UTC); closed ones too',
    example: '',
    async run({ db, now }) {
      const openings = (await snapshotOf(db)).list('opening').map(({ openingId, title, validThrough, isExample }) => ({
        id: openingId,
        title,
        validThrough,
        isExample,
        isOpen: isOpen({ isExample, validThrough }, now()),
      }));
      const text = openings.map((each) => block(`${each.title}  (${each.id})`, standing(each))).join('\n\n');
      return { text: text || 'There are no openings.', json: openings };
    },
  },
  {
    name: 'opening publish',
    parameters: ['<id>'],
    summary: 'Put the draft of an opening that waits in the console on the site',
    example: 'ux-designer',
    async run(context, [id = '']) {
      await done(id, officeOf(context).publish({ kind, id }));
      return { text: `The draft of ${id} is on the site.`, json: { id, published: true } };
    },
  },
  {
    name: 'opening close',
    parameters: ['<id>'],
    summary:
      'Let yesterday (UTC) have been the last day of an opening: it leaves the list, and nobody can apply any more',
    example: 'ux-designer',
    async run(context, [id = '']) {
      const { db, now } = context;
      const opening = (await snapshotOf(db)).find('opening', id);
      if (!opening) throw notFound(id);
      const day = new Date(now() - dayMs).toISOString().slice(0, 10);
      refuseToClose(opening, day, now());
      await done(
        id,
        officeOf(context).rewrite({ kind, id }, (source) => withLastDay(source, day)),
      );
      return { text: `"${opening.title}" is closed: its last day was ${day}.`, json: { id, validThrough: day } };
    },
  },
  {
    name: 'opening take-over',
    parameters: ['<id>'],
    summary: 'Take an opening that came with the software as an example over as your own; people can apply for it then',
    example: 'ux-designer',
    async run(context, [id = '']) {
      await done(id, officeOf(context).takeOver({ kind, id }));
      return { text: `${id} is an opening of your own now.`, json: { id, isExample: false } };
    },
  },
  {
    name: 'opening remove',
    parameters: ['<id>'],
    options: { yes: 'do not ask' },
    summary: 'Take an opening off the site, with its draft, after asking; its versions stay in the console',
    example: 'ux-designer',
    async run(context, [id = '']) {
      const { options, terminal } = context;
      if (!options.has('yes') && !(await terminal.confirm(`Take the opening ${id} off the site?`))) {
        throw new CommandError('Nothing was changed.');
      }
      await done(id, officeOf(context).remove({ kind, id }));
      return { text: `${id} is off the site.`, json: { id, removed: true } };
    },
  },
];

const kind = openingKind.name;
const notFound = (id: string) => new CommandError(`There is no opening with the id ${id}. See: opening list`);

/** Why nothing was done, in words. */
const refusals: Readonly<Record<string, string>> = {
  'content-no-example': 'It is no example: it is your own already.',
  'content-has-draft': 'It has a draft. Publish that or throw it away first.',
  'content-has-no-draft': 'It has no draft that could be published.',
  'content-changed': changedMeanwhile,
  'content-busy': changedMeanwhile,
  'published-changed':
    'What is on the site has changed since the draft was begun. Compare them in the console, under Content.',
};

async function snapshotOf(db: CommandContext['db']) {
  return buildSnapshot(partsOf(await storedReader(db)(), { kinds, hasPage })).snapshot;
}

function officeOf({ db, now }: CommandContext) {
  const fixed = (changes: readonly ContentChange[]) => fixedFaults(kinds, changes);
  const editor = contentEditor({ db, kinds, hasPage, fixedFaults: fixed });
  const events = createEvents(db, pino({ level: 'silent' }), now);
  // Nothing in an opening is run.
  return contentOffice({ db, editor, kinds, runFaults: async () => [], events, now });
}

/** Waits for an act, and tells why it was not done. */
async function done(id: string, outcome: Promise<readonly ContentFault[]>): Promise<void> {
  const faults = await outcome.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'content-not-found') throw notFound(id);
    throw new CommandError(refusals[error.code] ?? error.code, { cause: error });
  });
  if (faults.length > 0) throw new CommandError(faults.map(faultLine).join('\n'));
}

interface Closable {
  readonly title: string;
  readonly isExample: boolean;
  readonly datePosted: string;
  readonly validThrough: string;
}

/** Throws {@link CommandError} with the reason for which an opening cannot have had this last day. */
function refuseToClose({ title, isExample, datePosted, validThrough }: Closable, day: string, now: number): void {
  if (isExample) {
    throw new CommandError(
      `"${title}" is an example, which is always shown. Take it over first (opening take-over), or off the site (opening remove).`,
    );
  }
  if (!isOpen({ isExample, validThrough }, now))
    throw new CommandError(`"${title}" is closed already: its last day was ${validThrough}.`);
  if (datePosted > day) {
    throw new CommandError(
      `"${title}" was posted on ${datePosted}, so its last day cannot have been ${day}. Take it off the site: opening remove.`,
    );
  }
}

function standing({
  isExample,
  isOpen: open,
  validThrough,
}: {
  isExample: boolean;
  isOpen: boolean;
  validThrough: string;
}) {
  if (isExample) return 'An example, always shown';
  return open ? `Open until ${validThrough}` : `Closed since the end of ${validThrough}`;
}
