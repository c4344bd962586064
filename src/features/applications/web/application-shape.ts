import * as z from 'zod/mini';
import { emailMaxLength } from '../../identity/contract.ts';
import { applicantNameMaxLength, cvExtensions, cvMaxBytes, linkMaxLength } from '../contract.ts';
import { applyMessages } from './messages.ts';

const { nameMissing, nameTooLong, emailMissing, emailIncomplete, linkIncomplete } = applyMessages;
const { cvMissing, cvWrongKind, cvEmpty, cvTooLarge } = applyMessages;

function link(missing: string) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(linkMaxLength, linkIncomplete),
      z.refine(isWebAddress, linkIncomplete),
    );
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function hasCvExtension({ name }: File): boolean {
  return cvExtensions.some((extension) => name.toLowerCase().endsWith(extension));
}

/** Specification §5: all five are required, the links are URLs, and the CV is a .pdf, .doc or .docx file. */
export const ApplicationShape = z.object({
  name: z.string().check(z.trim(), z.minLength(1, nameMissing), z.maxLength(applicantNameMaxLength, nameTooLong)),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, emailMissing),
      z.maxLength(emailMaxLength, emailIncomplete),
      z.email(emailIncomplete),
    ),
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
        z.refine(({ size }) => size <= cvMaxBytes, cvTooLarge),
      ),
  ),
  linkedin: link(applyMessages.linkedinMissing),
  website: link(applyMessages.websiteMissing),
});

export type ApplicationFields = z.input<typeof ApplicationShape>;
export type CheckedApplication = z.output<typeof ApplicationShape>;
