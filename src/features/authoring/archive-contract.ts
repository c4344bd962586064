import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Fault } from './fault-contract.ts';

const access = { role: 'admin' } as const;
/** Larger content, such as with long videos, goes by the command line. */
const archiveMaxBytes = 256 * 1024 * 1024;
const archiveType = 'application/zip';
const callLimit = { max: 60, windowMs: 10 * 60 * 1000 } as const;
const files = { archive: { maxBytes: archiveMaxBytes, extensions: ['.zip'] } } as const;

/** What becomes of a file; the words are those of `opvir content import`. Unchanged ones are only counted. */
export const archiveSteps = ['added', 'changed', 'adopted', 'removed', 'edited', 'absent'] as const;

const choices = {
  /** Of what was edited here since the last import and is otherwise in the archive. */
  edited: z.enum(['refuse', 'overwrite']),
  /** Of what the archive does not have. */
  absent: z.enum(['keep', 'remove']),
};

/** What taking an archive over would do. With faults it would do nothing. */
export const ArchivePreview = z.object({
  /** Names the archive, the choices and the content it was compared with; '' where the archive could not be read. */
  seen: z.string(),
  steps: z.array(
    z.object({
      path: z.string(),
      what: z.enum(archiveSteps),
      /** Whether taking it over changes this file. */
      isTaken: z.boolean(),
      /** Of a text that takes the place of another, both, as long as there are not too many of them. */
      texts: z.nullable(z.object({ before: z.string(), after: z.string() })),
    }),
  ),
  unchanged: z.int(),
  faults: z.array(Fault),
});

/** Content as an archive of the files that it is made of, out of the site and into it. */
export const archiveRoutes = {
  'GET /api/admin/content-archive': {
    operation: 'downloadContentArchive',
    summary: 'All content as a ZIP archive: the files of `opvir content export`, byte by byte',
    access,
    callLimit,
    success: { status: 200, file: { contentTypes: [archiveType] } },
  },
  'POST /api/admin/content-archive-previews': {
    operation: 'previewContentArchive',
    summary: 'What taking an archive over would do, file by file, and every reason against it; nothing is kept',
    access,
    callLimit,
    body: z.object(choices),
    files,
    success: { status: 200, body: ArchivePreview },
  },
  'POST /api/admin/content-archive-imports': {
    operation: 'importContentArchive',
    summary: 'Take an archive over, all or nothing, if it still does what its preview says',
    access,
    callLimit,
    body: z.object({ ...choices, seen: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'names no preview')) }),
    files,
    success: {
      status: 200,
      body: z.object({
        /** False: nothing was changed, and the preview says what it would be now. */
        isDone: z.boolean(),
        preview: ArchivePreview,
      }),
    },
  },
} as const satisfies RouteTable;
