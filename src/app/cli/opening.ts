import { isOpen } from '../../features/openings/opening.ts';
import { openingKind, withLastDay } from '../../features/openings/server/content.ts';
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
    summary: 'List all job openings in order, including closed ones, with their last day (UTC)',
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
    summary: 'Publish the draft of an opening',
    example: 'ux-designer',
    async run(context, [id = '']) {
      await done(contentServiceOf(context).publish({ kind, id }), notFound(id));
      return { text: `Published the draft of ${id}.`, json: { id, published: true } };
    },
  },
  {
    name: 'opening close',
    parameters: ['<id>'],
    summary: 'Close an opening by setting its last day to yesterday (UTC): it leaves the list, and nobody can apply',
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
      return { text: `Closed "${opening.title}": its last day was ${day}.`, json: { id, validThrough: day } };
    },
  },
  {
    name: 'opening take-over',
    parameters: ['<id>'],
    summary: 'Keep an example opening as your own, so that people can apply',
    example: 'ux-designer',
    async run(context, [id = '']) {
      await done(contentServiceOf(context).takeOver({ kind, id }), notFound(id));
      return { text: `${id} is now your own opening.`, json: { id, isExample: false } };
    },
  },
  {
    name: 'opening remove',
    parameters: ['<id>'],
    options: { yes: 'skip the confirmation' },
    summary: 'Unpublish an opening and delete its draft; its versions stay in the console',
    example: 'ux-designer',
    async run(context, [id = '']) {
      const { options, terminal } = context;
      if (!options.has('yes') && !(await terminal.confirm(`Unpublish the opening ${id}?`))) {
        throw new CommandError('Nothing was changed.');
      }
      await done(contentServiceOf(context).remove({ kind, id }), notFound(id));
      return { text: `Unpublished ${id}.`, json: { id, removed: true } };
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
      `"${title}" is an example, which is always shown. Keep it as your own first (opening take-over), or unpublish it (opening remove).`,
    );
  }
  if (!isOpen({ isExample, validThrough }, now))
    throw new CommandError(`"${title}" is already closed: its last day was ${validThrough}.`);
  if (datePosted > day) {
    throw new CommandError(
      `"${title}" was posted on ${datePosted}, so its last day cannot be ${day}. Unpublish it instead: opening remove.`,
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
