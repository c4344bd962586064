import { type PersonalData, rulesOf } from '../../platform/server/personal-data/policy.ts';

const content = { ofNobody: 'What the site shows: courses, texts and pictures, written for everybody.' } as const;
/** An application may also be sent without signing in. */
const applicant = [{ uid: 'userId' }, { address: 'email' }] as const;
const derived = { notBecause: 'It is made of the rest, for the site to work with.' } as const;

/**
 * What every table holds of persons. Here it is said once; deleting an account, the download of what is one's own and the
 * test that looks everywhere go by it. Whoever adds a table adds what is of persons in it.
 */
export const personalData: PersonalData = {
  quizAnswers: [
    {
      holds: 'answers in quizzes',
      by: [{ through: 'attemptId', to: 'quizAttempts', whose: [{ uid: 'userId' }] }],
      deletion: 'delete',
      download: { as: 'quiz-answers' },
    },
  ],
  quizAttempts: [
    {
      holds: 'attempts at quizzes',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      // What would tell the answers of the questions to whoever tries again.
      download: { as: 'quiz-attempts', without: ['userId', 'seed', 'shares'] },
    },
  ],
  learningEvents: [
    {
      holds: 'what was learnt, and when',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      download: { as: 'learning', without: ['userId'] },
    },
  ],
  learningPositions: [
    {
      holds: 'how far each lesson was read',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      download: { as: 'reading-positions', without: ['userId'] },
    },
  ],
  lessonNotes: [
    {
      holds: 'notes on lessons',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      download: { as: 'notes', without: ['userId'] },
    },
  ],
  exerciseDrafts: [
    {
      holds: 'what is being written in exercises',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      download: { as: 'exercise-drafts', without: ['userId'] },
    },
  ],
  exerciseSubmissions: [
    {
      holds: 'what was submitted in exercises',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      // The cases name what hidden ones expect.
      download: { as: 'exercise-submissions', without: ['userId', 'cases'] },
    },
  ],
  handIns: [
    {
      holds: 'what was handed in, with its grade',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      download: { as: 'hand-ins', without: ['userId', 'gradedBy'] },
      file: { keyColumn: 'fileKey', nameColumn: 'fileName' },
    },
    {
      holds: 'who graded it',
      by: [{ uid: 'gradedBy' }],
      deletion: { anonymise: { gradedBy: null }, why: 'The work and its grade are the learner’s.' },
      download: { notBecause: 'The work is the learner’s.' },
    },
  ],
  feedback: [
    {
      holds: 'reviews of courses',
      by: [{ uid: 'userId' }],
      deletion: { anonymise: { userId: null }, why: 'It helps others to choose.', ifAgreed: true },
      download: { as: 'reviews', without: ['userId'] },
    },
  ],
  enrollments: [
    {
      holds: 'courses',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      download: { as: 'courses', without: ['userId'] },
    },
  ],
  careerEnrolments: [
    {
      holds: 'careers',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      download: { as: 'careers', without: ['userId'] },
    },
  ],
  certificates: [
    {
      holds: 'certificates',
      by: [{ uid: 'userId' }],
      deletion: {
        anonymise: {
          userId: null,
          learnerName: '',
          email: '',
          subjectId: '',
          isPublic: 0,
          revokedReason: null,
          credential: null,
          jwt: null,
        },
        why: 'Its place in the list of revocations must never be given to another; whoever has its file can go on showing it.',
      },
      download: { as: 'certificates', without: ['userId'] },
    },
  ],
  applicationNotes: [
    {
      holds: 'what those who decide note of an application',
      by: [{ through: 'applicationId', to: 'applications', whose: applicant }],
      deletion: 'delete',
      download: { notBecause: 'It is what those who decide tell each other.' },
    },
    {
      holds: 'who noted it',
      by: [{ uid: 'byUserId' }],
      deletion: { anonymise: { byUserId: null }, why: 'The note is of the application.' },
      download: { notBecause: 'It is about others.' },
    },
  ],
  applicationSteps: [
    {
      holds: 'what became of an application',
      by: [{ through: 'applicationId', to: 'applications', whose: applicant }],
      deletion: 'delete',
      download: { as: 'application-steps', without: ['byUserId'] },
    },
    {
      holds: 'who decided it',
      by: [{ uid: 'byUserId' }],
      deletion: { anonymise: { byUserId: null }, why: 'The decision is of the application.' },
      download: { notBecause: 'It is about others.' },
    },
  ],
  applications: [
    {
      holds: 'applications for openings, with CVs',
      by: applicant,
      deletion: 'delete',
      download: { as: 'applications', without: ['userId', 'searchText'] },
      file: { keyColumn: 'cvKey', nameColumn: 'cvName' },
    },
  ],
  contactMessages: [
    {
      holds: 'messages of the contact form',
      by: [{ address: 'email' }],
      deletion: 'delete',
      download: { as: 'messages' },
    },
  ],
  newsletterSubscribers: [
    {
      holds: 'the subscription to the newsletter',
      by: [{ address: 'email' }],
      deletion: 'delete',
      download: { as: 'newsletter' },
    },
  ],
  notifications: [
    {
      holds: 'notifications',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      download: { as: 'notifications', without: ['userId'] },
    },
  ],
  auditEntries: [
    {
      holds: 'what one did as an administrator',
      by: [{ uid: 'actorId' }, { address: 'actorEmail' }],
      deletion: {
        anonymise: { actorId: '', actorEmail: '' },
        why: 'That it was done, and when, is the organisation’s to know.',
      },
      download: { notBecause: 'It is about others.' },
    },
    {
      holds: 'what administrators did to the account, or to what was sent with its address',
      by: [{ uid: 'subjectId' }, { named: 'subject' }],
      deletion: { anonymise: { subjectId: '', subject: '' }, why: 'That it was done, by whom and when, must stay.' },
      download: { notBecause: 'It names who did it.' },
    },
  ],
  events: [
    {
      holds: 'what was told to open windows within the last hour',
      by: [{ uid: 'userId' }, { named: 'data' }],
      deletion: 'delete',
      download: derived,
    },
  ],
  outbox: [
    { holds: 'mails and other work on its way', by: [{ named: 'payload' }], deletion: 'delete', download: derived },
  ],
  accountDeletions: [
    { holds: 'that the account is to be deleted', by: [{ uid: 'uid' }], deletion: 'delete', download: derived },
  ],
  mailedLinks: [
    {
      holds: 'links that were mailed and work still',
      by: [{ uid: 'uid' }],
      deletion: 'delete',
      download: { notBecause: 'They are of use to whoever has the mail alone.' },
    },
  ],
  authSessions: [
    {
      holds: 'where one is logged in',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      download: { as: 'sessions', without: ['userId', 'token'] },
    },
  ],
  authAccounts: [
    {
      holds: 'the password, as a hash',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      download: { notBecause: 'Whoever had the hash could guess at the password.' },
    },
  ],
  users: [
    {
      holds: 'name and contact address',
      by: [{ uid: 'uid' }],
      deletion: 'delete',
      download: { as: 'profile' },
    },
  ],
  authUsers: [
    {
      holds: 'the address that logs in, and since when',
      by: [{ uid: 'id' }],
      deletion: 'delete',
      download: { as: 'account' },
    },
  ],
  rateLimits: {
    ofNobody:
      'Counts under hashes, from which no address can be read; each is swept when its window is over, after a day at most.',
  },
  unclaimedFiles: { ofNobody: 'Random names of files that are about to be removed.' },
  courses: content,
  careers: content,
  contentItems: content,
  contentAssets: content,
  contentFileParts: content,
  contentVersion: content,
  learningSubjects: content,
  quizVersions: content,
  renderedPages: { ofNobody: 'Public pages; what learners say on them comes later, and is not in their text.' },
  signingKeys: { ofNobody: 'The keys of the site.' },
  writeProbe: { ofNobody: 'One row to try writing on.' },
};

/** The same as rules, table by table. */
export const personalDataRules = rulesOf(personalData);
