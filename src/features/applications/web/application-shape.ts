import * as z from 'zod/mini';
import { ApplicationForm, cvExtensions, cvMaxBytes } from '../contract.ts';
import { applyMessages } from './messages.ts';

const { cvMissing, cvWrongKind, cvEmpty, cvTooLarge } = applyMessages;

export const cvMaxMegabytes = cvMaxBytes / (1024 * 1024);

function hasCvExtension({ name }: File): boolean {
  return cvExtensions.some((extension) => name.toLowerCase().endsWith(extension));
}

/** Specification §5: all five are required, the links are URLs, and the CV is a .pdf, .doc or .docx file. */
export const ApplicationShape = z.extend(z.omit(ApplicationForm, { openingId: true, attachLearning: true }), {
  cv: z.pipe(
    z.pipe(
      z.custom<FileList>(),
      z.transform((files) => files?.[0]),
    ),
    z
      .custom<File>((file) => file instanceof File, cvMissing)
      .check(
        z.refine(hasCvExtension, cvWrongKind),
        z.refine(({ size }) => size > 0, cvEmpty),
        z.refine(({ size }) => size <= cvMaxBytes, cvTooLarge(cvMaxMegabytes)),
      ),
  ),
});

export type ApplicationFields = z.input<typeof ApplicationShape>;
export type CheckedApplication = z.output<typeof ApplicationShape>;
