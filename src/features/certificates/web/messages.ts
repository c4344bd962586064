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
  genuine: (issuer: string) => `Genuine: issued by ${issuer} and not revoked.`,
  skills: 'Skills learned',
  duration: 'Duration',
  hours: (minutes: number) =>
    minutes < 90
      ? `About ${Math.round(minutes)} minutes`
      : `About ${(Math.round(minutes / 30) / 2).toLocaleString('en')} hours`,
  work: 'Work done',
  /** Empty if nothing was passed. */
  passed: ({ exercisesPassed, assignmentsPassed }: { exercisesPassed: number; assignmentsPassed: number }) =>
    [
      exercisesPassed > 0 && (exercisesPassed === 1 ? '1 exercise passed.' : `${exercisesPassed} exercises passed.`),
      assignmentsPassed > 0 &&
        (assignmentsPassed === 1 ? '1 assignment graded.' : `${assignmentsPassed} assignments graded.`),
    ]
      .filter(Boolean)
      .join(' '),
  points: ({ earned, of }: { earned: number; of: number }) => `Only you see your points: ${earned} of ${of}.`,
  criteria: 'Requirements',
  id: 'Certificate number',
  test: 'This is a test: it was issued on a machine that nobody else can reach, so nobody else can check it.',
  revoked: (reason: string) => `This certificate was revoked and no longer counts. Reason: ${reason}`,
  waitingTitle: 'Confirm your email address',
  waiting: 'To get this certificate, open the link in the email we sent you. Until then, only you can see this page.',
  waitingAgain: 'Send the email again',
  waitingSent: 'Email sent. Please check your inbox.',
  check: 'Check this certificate',
  filesTitle: 'Download',
  filesLead: 'The badge is a signed image. You can add it to any badge wallet.',
  technical: 'For developers',
  technicalLead: 'The same Open Badges 3.0 credential in other forms.',
  files: {
    pdf: 'PDF',
    png: 'Digital badge (Open Badges 3.0)',
    svg: 'Badge as SVG',
    json: 'Credential (JSON-LD)',
    jwt: 'Credential (JWT)',
  },
  nextTitle: 'What comes next',
  pageTitle: 'Who can see this page',
  pageOn: 'Anyone with the link can see this page and its files.',
  pageOff: 'Only you can see this page. Others find nothing at this address.',
  switchOff: 'Hide from others',
  switchOn: 'Show to others',
  switchFailed: 'That did not work. Please try again.',
  notFound: 'There is no certificate at this address, or the learner keeps it private.',
  toVerify: 'Check a certificate',
  failed: 'The certificate could not be loaded.',
  retry: 'Try again',
} as const;

/** Texts for sharing a certificate. */
export const shareMessages = {
  title: 'Share',
  linkedIn: 'Add to LinkedIn',
  copy: 'Copy link',
  copied: 'Link copied.',
  copyRefused: 'Your browser did not allow copying. Select the link and copy it.',
  link: 'Link to this certificate',
  hidden: 'Show this page to others before you share it.',
} as const;

export const verifyMessages = {
  title: 'Check a certificate',
  description: 'See whether a certificate is genuine: drop a file, or paste a link or text.',
  lead: 'Check a certificate from this site by its number, link or file. Credentials of other sites work if they contain their issuer’s key (did:key). Nothing is stored.',
  text: 'Certificate number or link',
  textHint:
    'The number is on the certificate’s page, and at the end of the address printed on it. The text of a credential (JSON or JWT) works, too.',
  file: 'Or choose a file, or drop one here',
  fileHint: 'A badge image (.png, .svg), a PDF certificate or a credential (.json, .jwt), up to 1 MB.',
  check: 'Check',
  tooLarge: 'This file is larger than 1 MB. Please choose another one.',
  unreadableFile: 'This file could not be read. Please choose it again.',
  missing: 'Enter a number or a link, or choose a file.',
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
    'no-credential': 'It contains no certificate number, link or credential.',
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
    'incomplete-number':
      'This is not a whole certificate number: it has 32 digits and letters from A to F. Copy all of it, or the address printed on the certificate.',
    pdf: 'No certificate number was found in this PDF. Enter the address printed on it after “Check it at”.',
  } satisfies Record<Reason, string>,
  achievement: 'Awarded for',
  learner: 'Awarded to',
  validFrom: 'Since',
  issuer: 'Issuer',
  claimed: 'Claims to be from',
  thisSite: 'This site',
  unproven: 'The holder of this key. They chose the name themselves.',
  unchecked: 'We could not check whether it was revoked: its list is on another site.',
  ofPdf: 'Anyone can change a PDF. Compare it with what is shown here.',
  test: 'This is a test: it was issued on a machine that nobody else can reach.',
  page: 'View the certificate',
} as const;
