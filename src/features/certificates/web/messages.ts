import type * as z from 'zod/mini';
import type { Verification } from '../contract.ts';

/** Texts of certificate pages; texts in certificates themselves are in `server/messages.ts`. */
export const certificateMessages = {
  title: 'Certificate',
  description: 'A certificate of a completed course that anyone can check.',
  heading: (course: string) => `Certificate: ${course}`,
  awarded: (name: string) => `Awarded to ${name}`,
  nobody: 'This certificate has no name: the learner had not entered one.',
  drawing: (course: string, name: string) =>
    name === '' ? `The certificate of ${course}` : `The certificate of ${name} for ${course}`,
  completed: 'Completed on',
  issuedBy: 'Issued by',
  course: 'About the course',
  id: 'Certificate number',
  test: 'This is a test: it was issued on a machine that nobody else can reach, so nobody else can check it.',
  revoked: (reason: string) => `This certificate was revoked and no longer counts. Reason: ${reason}`,
  waitingTitle: 'Confirm your email address',
  waiting: 'To get this certificate, open the link in the email we sent you. Until then, only you can see this page.',
  waitingAgain: 'Send the email again',
  waitingSent: 'Email sent. Please check your inbox.',
  check: 'Check this certificate',
  filesTitle: 'Download',
  filesLead: 'Every file except the PDF contains a proof that any Open Badges 3.0 verifier can check.',
  files: {
    pdf: 'PDF for printing',
    png: 'Image (PNG)',
    svg: 'Image (SVG)',
    json: 'Credential (JSON-LD)',
    jwt: 'Credential (JWT)',
  },
  pageTitle: 'Who can see this page',
  pageOn: 'Anyone with the link can see this page and its files.',
  pageOff: 'Only you can see this page. Others find nothing at this address.',
  switchOff: 'Hide from others',
  switchOn: 'Show to others',
  switchFailed: 'That did not work. Please try again.',
  notFound: 'There is no certificate at this address, or the learner keeps it private.',
  toVerify: 'Check a certificate file',
  failed: 'The certificate could not be loaded.',
  retry: 'Try again',
} as const;

export const verifyMessages = {
  title: 'Check a certificate',
  description: 'See whether a certificate is genuine: drop a file, or paste a link or text.',
  lead: 'Check a certificate from this site, or a credential that contains its issuer’s key (did:key). It is checked on this site only, and not stored.',
  file: 'Choose a file, or drop one here',
  fileHint: 'A credential (.json, .jwt) or a badge image (.png, .svg), up to 1 MB.',
  text: 'Or paste a link or the text of a credential',
  textHint: 'A link to a certificate on this site or its number, JSON, or a JWT.',
  check: 'Check',
  tooLarge: 'This file is larger than 1 MB. Please choose another one.',
  unreadableFile: 'This file could not be read. Please choose it again.',
  missing: 'Please choose a file or paste some text first.',
} as const;

type Verdict = z.infer<typeof Verification>['verdict'];
type Reason = NonNullable<z.infer<typeof Verification>['reason']>;

export const resultMessages = {
  verdicts: {
    valid: 'Valid: this is exactly what the issuer signed.',
    altered: 'Altered: this is not what the issuer signed. Do not rely on it.',
    revoked: 'Revoked: the issuer has withdrawn it.',
    expired: 'Expired: the issuer signed it, but it is no longer valid.',
    'not-yet-valid': 'Not valid yet: the issuer signed it for a later date.',
    'unknown-issuer': 'Unknown issuer: this site has no key to check it with, so it may or may not be genuine.',
    unreadable: 'Not checked.',
  } satisfies Record<Verdict, string>,
  reasons: {
    'no-credential': 'No readable credential was found in it.',
    unsigned: 'This credential is not signed.',
    'unknown-words': 'It uses a vocabulary that this site does not know.',
    'too-large': 'It is larger than 1 MB.',
    'foreign-link':
      'This link leads to another site, which we do not contact. Save the certificate there and drop the file here.',
    'nothing-at-link': 'There is no certificate at that link, or the learner keeps it private.',
    'nothing-with-number': 'This site has no certificate with that number, or the learner keeps it private.',
    'unknown-signature': 'This site cannot check this kind of signature, so it may or may not be genuine.',
    'unknown-kind': 'This site cannot check this kind of credential, so it may or may not be genuine.',
    'open-badge-2':
      'This is an Open Badge 2.0, which has to be checked on its issuer’s page. It may or may not be genuine.',
    several: 'It contains several credentials. Check them one at a time.',
    pdf: 'A PDF has no signature. Enter the number or the address printed on it.',
  } satisfies Record<Reason, string>,
  achievement: 'Awarded for',
  learner: 'Awarded to',
  validFrom: 'Since',
  issuer: 'Issuer',
  claimed: 'Claims to be from',
  thisSite: 'This site',
  unproven: 'The holder of this key. They chose the name themselves.',
  unchecked: 'We could not check whether it was revoked: its list is on another site.',
  test: 'This is a test: it was issued on a machine that nobody else can reach.',
  page: 'View the certificate',
} as const;
