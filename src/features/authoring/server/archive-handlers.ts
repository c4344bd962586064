import { contentArchive } from '../../../platform/server/content/export-archive.ts';
import { exportedFiles } from '../../../platform/server/content/export-content.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import type { archiveRoutes } from '../archive-contract.ts';
import { archiveImport } from './archive-import.ts';
import { presentPreview } from './archive-preview.ts';
import type { AuthoringDeps } from './deps.ts';

/** All content out of the site and into it, as an archive. */
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
          log.info({ files: looked.taken.length, faults: refused.length, isDone }, 'content archive taken over');
          if (isDone || !isSame) return { isDone, preview: presentPreview(looked, kinds) };
          // Refused by the commit itself: by what the content is now, or by people who depend on something.
          const now = await look(folder, body);
          const faults = now.seen === looked.seen ? refused : now.faults;
          return { isDone, preview: presentPreview(now, kinds, faults) };
        }),
      ),
  };
}

/** One archive at a time is unpacked and compared in a process: what that takes of memory and disk does not add up. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(act: () => Promise<Result>): Promise<Result> => {
    const own = last.then(act);
    last = own.catch(() => undefined);
    return own;
  };
}
