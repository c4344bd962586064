import { isOpen } from '../../features/openings/opening.ts';
import { withLastDay } from '../../features/openings/server/closing.ts';
import { openingKind } from '../../features/openings/server/content.ts';
import { partsOf, storedReader } from '../../platform/server/content/read-stored.ts';
import { buildSnapshot } from '../../platform/server/content/snapshot.ts';
import { contentKinds as kinds, hasPage } from '../server/content-kinds.ts';
import { type Command, type CommandContext, CommandError } from './command.ts';
import { done, contentServiceOf } from './content-service.ts';
import { block } from './print.ts';

const dayMs = 24 * 60 * 60 * 1000;

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
      await done(contentServiceOf(context).publish({ kind, id }), notFound(id));
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
        contentServiceOf(context).rewrite({ kind, id }, (source) => withLastDay(source, day)),
        notFound(id),
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
      await done(contentServiceOf(context).takeOver({ kind, id }), notFound(id));
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
      await done(contentServiceOf(context).remove({ kind, id }), notFound(id));
      return { text: `${id} is off the site.`, json: { id, removed: true } };
    },
  },
];

const kind = openingKind.name;
const notFound = (id: string) => new CommandError(`There is no opening with the id ${id}. See: opening list`);

async function snapshotOf(db: CommandContext['db']) {
  return buildSnapshot(partsOf(await storedReader(db)(), { kinds, hasPage })).snapshot;
}

interface Closable {
  readonly title: string;
  readonly isExample: boolean;
  readonly datePosted: string;
  readonly validThrough: string;
}

/** Throws {@link CommandError} with the reason if this cannot be the last day of the opening. */
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
