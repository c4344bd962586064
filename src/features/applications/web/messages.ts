/** The texts of the application form; 'Form submitted!' is the specification's (§2). */
export const applyMessages = {
  title: 'Apply',
  part: { failed: 'The form could not be loaded.', retry: 'Try again' },
  description: 'Send us your CV, your LinkedIn profile and a website with your work.',
  lead: 'Five fields. We confirm by email.',
  forOpening: 'You are applying for',
  example: 'This opening is an example, not a real job. You can send the form to try it.',
  otherOpening: 'Choose another opening',
  withoutOpening: 'This is an open application, not for a particular opening.',
  seeOpenings: 'See the openings',
  closed: 'This opening is closed. You can still send an open application with this form.',
  name: 'Name',
  email: 'Email',
  emailHint: 'For the confirmation and for replies.',
  cv: 'CV',
  cvHint: (maxMegabytes: number) => `A .pdf, .doc or .docx file, up to ${maxMegabytes} MB.`,
  cvMissing: 'Please attach your CV.',
  cvWrongKind: 'Please attach the CV as a .pdf, .doc or .docx file.',
  cvEmpty: 'This file is empty. Please choose another one.',
  cvTooLarge: (maxMegabytes: number) => `The CV is too large. The limit is ${maxMegabytes} MB.`,
  linkedin: 'LinkedIn',
  linkedinHint: 'The address of your profile, such as linkedin.com/in/your-name',
  website: 'Website',
  websiteHint: 'A page that shows your work: your own, a portfolio or a code repository.',
  evidence: 'What you have learned here',
  attach: 'Attach what I have learned here',
  attachNote: 'Reviewers will see this list as it is today. Optional.',
  evidenceFailed: 'Your achievements could not be loaded. You can apply without them.',
  evidenceRetry: 'Try again',
  kept: (retentionDays: number | null, noticeDays: number) =>
    retentionDays === null
      ? 'Your application is stored until the people who run this site delete it.'
      : `Once decided or withdrawn, your application is stored for ${retentionDays.toLocaleString('en')} days, then deleted with its files. We email you ${noticeDays} days before.`,
  legal: 'The privacy notice explains how we use your application.',
  submit: 'Submit application',
  sending: (percent: number) => `Sending your application: ${percent}%`,
  submitted: 'Form submitted!',
  submittedNote: (email: string) => `We have your application and are sending a confirmation to ${email}.`,
  toWorkspace: 'See your applications in your workspace',
  toOpenings: 'Back to the openings',
  failed: 'Your application was not sent. Nothing you entered is lost.',
} as const;

const linkIncomplete = 'Please enter a web address, such as example.org/me.';

/** Errors of the form's fields; the CV field has its own. */
export const applyFieldTexts = {
  name: { missing: 'Please enter your name.', tooLong: 'Please shorten your name.' },
  email: {
    missing: 'Please enter your email address.',
    wrong: 'Please enter a complete email address, such as name@example.org.',
  },
  linkedin: { missing: 'Please enter the address of your LinkedIn profile.', wrong: linkIncomplete },
  website: { missing: 'Please enter the address of a website.', wrong: linkIncomplete },
} as const;
