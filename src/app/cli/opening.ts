import { isOpen } from '../../features/openings/opening.ts';
import { withLastDay } from '../../features/openings/server/closing.ts';
import { openingKind } from '../../features/openings/server/content.ts';
import { faultLine } from '../../platform/server/content/faults.ts';
import { pathOf } from '../../platform/server/content/kinds.ts';
import { ContentMoved, contentEditor } from '../../platform/server/content/publish.ts';
import { partsOf, storedReader } from '../../platform/server/content/read-stored.ts';
import { buildSnapshot } from '../../platform/server/content/snapshot.ts';
import { contentKinds as kinds, hasPage } from '../server/content-kinds.ts';
import { commandLog } from './command-log.ts';
import { type Command, CommandError } from './command.ts';
import { block } from './print.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const openingCommands: readonly Command[] = [
  {
    name: 'opening list',
    parameters: [],
    summary: 'All job openings in their order, with their last days (UTC); closed ones too',
    async run({ db, now }) {
      const { snapshot } = buildSnapshot(partsOf(await storedReader(db)(), { kinds, hasPage }));
      const openings = snapshot.list('opening').map(({ openingId, title, validThrough, isExample }) => ({
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
    name: 'opening close',
    parameters: ['<id>'],
    summary:
      'Let yesterday (UTC) have been the last day of an opening: it leaves the list, and nobody can apply any more',
    async run(context, [id = '']) {
      const { db, now } = context;
      const editor = contentEditor({ db, kinds, hasPage });
      const { snapshot } = buildSnapshot(partsOf(await editor.stored(), { kinds, hasPage }));
      const opening = snapshot.find('opening', id);
      const source = (await editor.find('opening', id))?.source ?? null;
      if (!opening || source === null)
        throw new CommandError(`There is no opening with the id ${id}. See: opening list`);
      const day = new Date(now() - dayMs).toISOString().slice(0, 10);
      refuseToClose(opening, day, now());
      const prepared = await editor.prepare([{ kind: 'opening', id, source: withLastDay(source, day) }]);
      if (prepared.faults.length > 0) throw new CommandError(prepared.faults.map(faultLine).join('\n'));
      const deed = { act: 'content-published', subjectId: `opening:${id}`, subject: pathOf(openingKind, id) } as const;
      try {
        await db.commit(...editor.statements(prepared), commandLog(context)(deed));
      } catch (error) {
        if (!(error instanceof ContentMoved)) throw error;
        throw new CommandError('Somebody else has changed the content meanwhile. Please try again.', { cause: error });
      }
      return { text: `"${opening.title}" is closed: its last day was ${day}.`, json: { id, validThrough: day } };
    },
  },
];

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
      `"${title}" is an example, which is always shown. Take it over or take it off the site in the console, under Content.`,
    );
  }
  if (!isOpen({ isExample, validThrough }, now))
    throw new CommandError(`"${title}" is closed already: its last day was ${validThrough}.`);
  if (datePosted > day) {
    throw new CommandError(
      `"${title}" was posted on ${datePosted}, so its last day cannot have been ${day}. Take it off the site in the console, under Content.`,
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
