import type * as z from 'zod/mini';
import type { Verification } from '../contract.ts';

/** Texts of certificate pages; texts in certificates themselves are in `server/messages.ts`. */
export const certificateMessages = {
  title: 'Certificate',
  description: 'A certificate of a completed course, which everybody can check.',
  heading: (course: string) => `Certificate: ${course}`,
  awarded: (name: string) => `Awarded to ${name}`,
  nobody: 'This certificate names nobody: its learner had told no name.',
  drawing: (course: string, name: string) =>
    name === '' ? `The certificate of ${course}` : `The certificate of ${name} for ${course}`,
  completed: 'Completed on',
  issuedBy: 'Issued by',
  course: 'About the course',
  id: 'Certificate number',
  test: 'This is a test: it was issued on a machine that nobody else reaches, so nobody else can check it.',
  revoked: (reason: string) => `This certificate was revoked and no longer counts. Reason: ${reason}`,
  waitingTitle: 'Confirm your email address',
  waiting: 'To get this certificate, open the link in the email that we sent you. Until then only you see this page.',
  waitingAgain: 'Send the email again',
  waitingSent: 'Email sent. Please check your inbox.',
  check: 'Check this certificate',
  filesTitle: 'Take it with you',
  filesLead: 'Each file but the PDF carries its own proof, which any checker of Open Badges 3.0 understands.',
  files: {
    pdf: 'PDF to print',
    png: 'Picture (PNG)',
    svg: 'Drawing (SVG)',
    json: 'Credential (JSON-LD)',
    jwt: 'Credential (JWT)',
  },
  pageTitle: 'Who sees this page',
  pageOn: 'Everybody who has its address sees this page and the files on it.',
  pageOff: 'Only you see this page. For others there is nothing at this address.',
  switchOff: 'Hide it from others',
  switchOn: 'Show it to others',
  switchFailed: 'That did not work. Please try again.',
  notFound: 'There is no certificate at this address, or its learner keeps it to themselves.',
  toVerify: 'Check a certificate that you have as a file',
  failed: 'The certificate could not be loaded.',
  retry: 'Try again',
} as const;

export const verifyMessages = {
  title: 'Check a certificate',
  description: 'See whether a certificate is genuine: drop a file, or paste a link or a text.',
  lead: 'A certificate of this site, or a credential that carries its issuer’s key (did:key). It is checked on this site alone, and not kept.',
  file: 'Choose a file, or drop one here',
  fileHint: 'A credential (.json, .jwt), or a picture of a badge (.png, .svg), of at most 1 MB.',
  text: 'Or paste a link or the text of a credential',
  textHint: 'A link to a certificate of this site or its number, JSON, or a JWT.',
  check: 'Check',
  tooLarge: 'This file is larger than 1 MB, and no certificate is. Please choose another one.',
  unreadableFile: 'This file could not be read. Please choose it again.',
  missing: 'Please choose a file or paste a text first.',
} as const;

type Verdict = z.infer<typeof Verification>['verdict'];
type Reason = NonNullable<z.infer<typeof Verification>['reason']>;

export const resultMessages = {
  verdicts: {
    valid: 'Valid: it is exactly what its issuer signed.',
    altered: 'Altered: this is not what its issuer signed. Do not rely on it.',
    revoked: 'Revoked: its issuer has taken it back.',
    expired: 'Expired: its issuer signed it, and the time that it held for is over.',
    'not-yet-valid': 'Not valid yet: its issuer signed it for a later date.',
    'unknown-issuer': 'Unknown issuer: this site has no key to check it with, so it may be genuine or not.',
    unreadable: 'Not checked.',
  } satisfies Record<Verdict, string>,
  reasons: {
    'no-credential': 'There is no credential in it that can be read here.',
    unsigned: 'It is a credential that nobody has signed.',
    'unknown-words': 'It is written in words that this site does not know.',
    'too-large': 'It is larger than 1 MB, and no certificate is.',
    'foreign-link':
      'The link leads to another site, which is not asked. Save the certificate there and drop the file here.',
    'nothing-at-link': 'There is no certificate at that link, or its learner keeps it to themselves.',
    'nothing-with-number': 'This site has no certificate with that number, or its learner keeps it to themselves.',
    'unknown-signature': 'It is signed in a way that this site cannot check, so it may be genuine or not.',
    'unknown-kind': 'It is a credential of a kind that this site cannot check, so it may be genuine or not.',
    'open-badge-2':
      'It is an Open Badge 2.0, which this site cannot check: such a badge is compared with the page of its issuer. It may be genuine or not.',
    several: 'It holds several credentials. Check them one at a time.',
    pdf: 'A PDF carries no signature. Enter the number or the address that is printed on it.',
  } satisfies Record<Reason, string>,
  achievement: 'Awarded for',
  learner: 'Awarded to',
  validFrom: 'Since',
  issuer: 'Issuer',
  claimed: 'Claims to be from',
  thisSite: 'This site',
  unproven: 'Whoever holds this key. The name is what they call themselves.',
  unchecked: 'Whether it was revoked could not be looked up: its list stands on another site.',
  test: 'It is a test: it was issued on a machine that nobody else reaches.',
  page: 'See its page',
} as const;
