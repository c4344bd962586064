import { contentArchive } from '../../../platform/server/content/export-archive.ts';
import { exportedFiles } from '../../../platform/server/content/export-content.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import type { archiveRoutes } from '../archive-contract.ts';
import { archiveImport } from './archive-import.ts';
import { presentPreview } from './archive-preview.ts';
import type { AuthoringDeps } from './deps.ts';

/** Handlers that export all content as an archive, and import one. */
export function archiveHandlers(deps: AuthoringDeps): Handlers<typeof archiveRoutes> {
  const { db, kinds } = deps;
  const { withUnpacked, look, take } = archiveImport(deps);
  const inTurn = oneByOne();

  return {
    async downloadContentArchive() {
      return {
        stream: contentArchive(await exportedFiles(db, kinds)),
        contentType: 'application/zip',
        name: 'content.zip',
      };
    },

    previewContentArchive: ({ body }, { log }) =>
      inTurn(() =>
        withUnpacked(body.archive.path, async (folder) => {
          const looked = await look(folder, body);
          log.info({ files: looked.steps.length, faults: looked.faults.length }, 'content archive looked at');
          return presentPreview(looked, kinds);
        }),
      ),

    importContentArchive: ({ body }, { caller: { uid }, log }) =>
      inTurn(() =>
        withUnpacked(body.archive.path, async (folder) => {
          const looked = await look(folder, body);
          const isSame = looked.seen === body.seen && looked.faults.length === 0;
          const refused = isSame ? await take(looked, uid) : looked.faults;
          const isDone = isSame && refused.length === 0;
          log.info({ files: looked.chosen.length, faults: refused.length, isDone }, 'content archive taken over');
          if (isDone || !isSame) return { isDone, preview: presentPreview(looked, kinds) };
          // Refused by the commit itself: the content has changed, or users depend on a removed item.
          const now = await look(folder, body);
          const faults = now.seen === looked.seen ? refused : now.faults;
          return { isDone, preview: presentPreview(now, kinds, faults) };
        }),
      ),
  };
}

/** Unpacks and compares archives one at a time in a process, so that memory and disk use do not add up. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(act: () => Promise<Result>): Promise<Result> => {
    const own = last.then(act);
    last = own.catch(() => undefined);
    return own;
  };
}
