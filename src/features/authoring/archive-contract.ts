import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Fault } from './fault-contract.ts';

const access = { role: 'admin' } as const;
/** Size limit in bytes; larger content, such as with long videos, is imported on the command line. */
const archiveMaxBytes = 256 * 1024 * 1024;
const archiveType = 'application/zip';
const callLimit = { max: 60, windowMs: 10 * 60 * 1000 } as const;
const files = { archive: { maxBytes: archiveMaxBytes, extensions: ['.zip'] } } as const;

/** Steps of an import, in the words of `opvir content import`. Unchanged files are only counted. */
export const archiveSteps = ['added', 'changed', 'adopted', 'removed', 'edited', 'absent'] as const;

const choices = {
  /** Handling of files edited here since the last import that differ in the archive. */
  edited: z.enum(['refuse', 'overwrite']),
  /** Handling of files that the archive lacks. */
  absent: z.enum(['keep', 'remove']),
};

/** Preview of an import. With faults, the import would change nothing. */
export const ArchivePreview = z.object({
  /** Id of the archive, the choices and the content it was compared with; '' if the archive is unreadable. */
  seen: z.string(),
  steps: z.array(
    z.object({
      path: z.string(),
      what: z.enum(archiveSteps),
      /** True if the import changes this file. */
      isTaken: z.boolean(),
      /** Old and new text of a replaced file; null beyond the total length limit of the preview. */
      texts: z.nullable(z.object({ before: z.string(), after: z.string() })),
    }),
  ),
  unchanged: z.int(),
  faults: z.array(Fault),
});

/** Export of all content as an archive of its files, and import. */
export const archiveRoutes = {
  'GET /api/admin/content-archive': {
    operation: 'downloadContentArchive',
    summary: 'Download all content as a ZIP archive, byte-for-byte the files of `opvir content export`',
    access,
    callLimit,
    success: { status: 200, file: { contentTypes: [archiveType] } },
  },
  'POST /api/admin/content-archive-previews': {
    operation: 'previewContentArchive',
    summary:
      'Preview the import of an archive, with the changes by file and all faults that prevent it; nothing is saved',
    access,
    callLimit,
    body: z.object(choices),
    files,
    success: { status: 200, body: ArchivePreview },
  },
  'POST /api/admin/content-archive-imports': {
    operation: 'importContentArchive',
    summary: 'Import an archive completely or not at all, if the result still matches its preview',
    access,
    callLimit,
    body: z.object({ ...choices, seen: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'names no preview')) }),
    files,
    success: {
      status: 200,
      body: z.object({
        /** False: nothing was changed, and the preview shows what an import would do now. */
        isDone: z.boolean(),
        preview: ArchivePreview,
      }),
    },
  },
} as const satisfies RouteTable;
