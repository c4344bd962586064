import { join, resolve } from 'node:path';
import { countsText } from '../../features/authoring/server/public.ts';
import { callersFolder } from '../../platform/server/config/settings.ts';
import { exportContent } from '../../platform/server/content/export-content.ts';
import { type ContentFault, ContentFaults, faultLine } from '../../platform/server/content/faults.ts';
import { readFolder } from '../../platform/server/content/folder.ts';
import { hintsOf } from '../../platform/server/content/hints.ts';
import { editedMessage, prepareImport, runImport } from '../../platform/server/content/import-content.ts';
import type { ImportStep } from '../../platform/server/content/plan-import.ts';
import { missingItems } from '../../platform/server/content/required.ts';
import { buildSnapshot } from '../../platform/server/content/snapshot.ts';
import { contentKinds as kinds, hasPage } from '../server/content-kinds.ts';
import { type Command, CommandError, type SettingsCommand, commandLog } from './command.ts';
import { longReadings, wordsMax } from '../../features/lessons/server/public.ts';
import { progressOf } from './progress.ts';
import { runFaults } from './run-faults.ts';

const shown: readonly (readonly [what: ImportStep['what'], words: string])[] = [
  ['added', 'added'],
  ['changed', 'changed'],
  ['adopted', 'edited in place, now the same in the folder'],
  ['removed', 'removed'],
  ['edited', 'edited in place'],
  ['absent', 'not in the folder, kept'],
];

export const contentCommands: readonly (Command | SettingsCommand)[] = [
  {
    name: 'content check',
    parameters: ['<folder>'],
    summary: 'Check a content folder for faults; needs no database',
    example: './my-content',
    async runOnSettings(_, [given = '']) {
      const folder = resolve(callersFolder(), given);
      const { items, assets, faults: unread } = await readFolder(folder, kinds);
      const { faults } = buildSnapshot({ version: 0, kinds, hasPage, sources: items, assets });
      refuseFaults(folder, [...unread, ...faults, ...missingItems(kinds, items)], 'The folder has faults:');
      const files = items.length + assets.length;
      const hints = items.flatMap(({ kind, path, source }) => hintsOf(path, source, kind === 'lesson'));
      const readings = items.flatMap(({ kind, path, source }) =>
        kind === 'lesson' ? longReadings(source).map(({ line, words }) => ({ path, line, words })) : [],
      );
      const linesOf = (found: readonly ContentFault[]) =>
        found.map((each) => faultLine({ ...each, path: join(folder, each.path) }));
      const text = [
        `${files} files, no faults.`,
        ...(hints.length > 0 ? ['Check these: they will not look the way they are written.', ...linesOf(hints)] : []),
        ...(readings.length > 0
          ? [
              `Shorten these, or put something to do in between: more than ${wordsMax} words without it.`,
              ...linesOf(readings.map(({ path, line, words }) => ({ path, line, message: `${words} words` }))),
            ]
          : []),
      ];
      return { text: text.join('\n'), json: { files, hints, readings } };
    },
  },
  {
    name: 'content import',
    parameters: ['<folder>'],
    options: {
      yes: 'skip the confirmation',
      overwrite: 'also overwrite items that were edited in place',
      prune: 'also remove items that are not in the folder',
    },
    summary: 'Import a content folder, all or nothing; shows the changes and asks first',
    example: './my-content',
    async run(context, [given = '']) {
      const { db, options, terminal } = context;
      const folder = resolve(callersFolder(), given);
      const choices = {
        edited: options.has('overwrite') ? 'overwrite' : 'refuse',
        prune: options.has('prune'),
      } as const;
      const read = await readFolder(folder, kinds);
      const prepared = await prepareImport({ db, kinds, hasPage }, read, choices);
      refuseFaults(folder, prepared.faults, 'Nothing was changed:');
      refuseFaults(folder, await runFaults(prepared), 'Nothing was changed:');
      const changes = prepared.chosen.length;
      const answer = { text: preview(prepared.steps), json: countsOf(prepared.steps) };
      if (changes === 0) return answer;
      if (!options.has('yes')) {
        terminal.say(answer.text);
        if (!(await terminal.confirm(`Change ${changes} content files?`))) {
          throw new CommandError('Nothing was changed.');
        }
      }
      try {
        const deed = { act: 'content-brought-in', subjectId: read.hash, subject: countsText(prepared) } as const;
        await runImport({ db, kinds }, prepared, {
          progress: progressOf(terminal, 'imported'),
          besides: [commandLog(context)(deed)],
        });
      } catch (error) {
        if (error instanceof ContentFaults) refuseFaults(folder, error.faults, 'Nothing was changed:');
        throw error;
      }
      return answer;
    },
  },
  {
    name: 'content export',
    parameters: ['<folder>'],
    summary: 'Export all content to a new folder, byte for byte',
    example: './all-content',
    async run({ db }, [given = '']) {
      const folder = resolve(callersFolder(), given);
      try {
        const files = await exportContent(db, kinds, folder);
        return { text: `Exported ${files} files to ${folder}.`, json: { files } };
      } catch (error) {
        if (error instanceof ContentFaults) throw new CommandError(error.message, { cause: error });
        throw error;
      }
    },
  },
];

function refuseFaults(folder: string, faults: readonly ContentFault[], lead: string): void {
  if (faults.length === 0) return;
  const lines = faults.map((fault) =>
    faultLine({
      line: fault.line,
      path: fault.path === folder ? folder : join(folder, fault.path),
      message:
        fault.message === editedMessage
          ? `${editedMessage}; use --overwrite to replace it with the folder’s`
          : fault.message,
    }),
  );
  throw new CommandError([lead, ...lines].join('\n'));
}

function countsOf(steps: readonly ImportStep[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { what } of steps) counts[what] = (counts[what] ?? 0) + 1;
  return counts;
}

/** Lists the files that change and how; counts the unchanged ones. */
function preview(steps: readonly ImportStep[]): string {
  const lines = shown.flatMap(([what, words]) =>
    steps.filter((step) => step.what === what).map(({ path }) => `${words}: ${path}`),
  );
  return [...lines, `unchanged: ${steps.filter(({ what }) => what === 'unchanged').length} files`].join('\n');
}
