import { asNotified, isNotified } from '../../features/applications/server/public.ts';
import { type PersonalData, rulesOf } from '../../platform/server/personal-data/policy.ts';
import { learningData } from './personal-data-of-learning.ts';
import { loginData } from './personal-data-of-logins.ts';

const content = { reason: 'What the site shows: courses, texts and pictures, written for everybody.' } as const;
/** Owner of an application, which can also be sent without signing in. */
const applicant = [{ uid: 'userId' }, { address: 'email' }] as const;
const derived = { notBecause: 'It is made of the rest, for the site to work with.' } as const;

/**
 * Personal data of every table, the only such list. Account deletion, the data download and the test that searches
 * everywhere use it. Add the personal data of each new table here.
 */
export const personalData: PersonalData = {
  ...learningData,
  savedFilters: [
    {
      holds: 'filters that were saved in the console',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      download: { as: 'saved-filters', without: ['userId'] },
    },
  ],
  backups: { reason: 'When backups were made, and how large they are.' },
  siteSetup: { reason: 'Name, colours and logo of the site.' },
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
      download: { as: 'courses', without: ['userId', 'progressOf'] },
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
  auditEntries: [
    {
      holds: 'what one did as an administrator',
      by: [{ uid: 'actorId' }],
      deletion: {
        anonymise: { actorId: '', actorEmail: '' },
        why: 'That it was done, and when, is the organisation’s to know.',
      },
      download: { notBecause: 'It is about others.' },
    },
    {
      holds: 'what administrators did to the account, or to what was sent with its address',
      by: [
        { uid: 'subjectId' },
        { named: 'subject' },
        // An application may have another address than the account.
        { through: 'subjectId', to: 'applications', whose: applicant },
      ],
      deletion: { anonymise: { subjectId: '', subject: '' }, why: 'That it was done, by whom and when, must stay.' },
      download: { notBecause: 'It names who did it.' },
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
      download: { as: 'application-steps', without: ['byUserId'], only: isNotified },
    },
    {
      holds: 'who decided it',
      by: [{ uid: 'byUserId' }],
      deletion: { anonymise: { byUserId: null }, why: 'The decision is of the application.' },
      download: { notBecause: 'It is about others.' },
    },
  ],
  heldApplicationSteps: [
    {
      holds: 'which steps of an application its applicant has not been told of',
      by: [{ through: 'applicationId', to: 'applications', whose: applicant }],
      deletion: 'delete',
      download: { notBecause: 'It is about what its applicant is not told, yet or ever.' },
    },
  ],
  userPhotos: [
    {
      holds: 'the picture of the profile',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      download: { as: 'photo', without: ['userId'] },
      file: { keyColumn: 'fileKey', nameColumn: 'fileName' },
    },
  ],
  applications: [
    {
      holds: 'applications for openings, with CVs',
      by: applicant,
      deletion: 'delete',
      download: { as: 'applications', without: ['userId', 'searchText'], instead: asNotified },
      file: { keyColumn: 'cvKey', nameColumn: 'cvName' },
    },
  ],
  contactNotes: [
    {
      holds: 'what those who answer note of a message',
      by: [{ through: 'messageId', to: 'contactMessages', whose: [{ address: 'email' }] }],
      deletion: 'delete',
      download: { notBecause: 'It is what those who answer tell each other.' },
    },
    {
      holds: 'who noted it',
      by: [{ uid: 'byUserId' }],
      deletion: { anonymise: { byUserId: null }, why: 'The note is of the message.' },
      download: { notBecause: 'It is about others.' },
    },
  ],
  contactEntries: [
    {
      holds: 'what was mailed in answer to a message, and back',
      by: [{ through: 'messageId', to: 'contactMessages', whose: [{ address: 'email' }] }],
      deletion: 'delete',
      download: { as: 'message-answers', without: ['byUserId', 'mailId'] },
    },
    {
      holds: 'what was mailed from the address into a thread that began with another one',
      by: [{ address: 'fromAddress' }],
      deletion: 'delete',
      download: { as: 'mails', without: ['byUserId', 'mailId'] },
    },
    {
      holds: 'who answered',
      by: [{ uid: 'byUserId' }],
      deletion: { anonymise: { byUserId: null }, why: 'The answer is its recipient’s.' },
      download: { notBecause: 'It is about others.' },
    },
  ],
  contactMessages: [
    {
      holds: 'messages of the contact form',
      by: [{ address: 'email' }],
      deletion: 'delete',
      download: { as: 'messages', without: ['assigneeId', 'replyToken'] },
    },
    {
      holds: 'who is to see to a message',
      by: [{ uid: 'assigneeId' }],
      deletion: { anonymise: { assigneeId: null }, why: 'The message is of somebody else.' },
      download: { notBecause: 'It is about others.' },
    },
  ],
  campaignRecipients: [
    {
      holds: 'which newsletters were sent to the address',
      by: [{ through: 'subscriberId', to: 'newsletterSubscribers', whose: [{ address: 'email' }] }],
      deletion: 'delete',
      download: { as: 'newsletters-sent', without: ['claim', 'tries', 'dueAt'] },
    },
  ],
  campaigns: { reason: 'What is written to all who receive the newsletter.' },
  newsletterSubscribers: [
    {
      holds: 'the subscription to the newsletter, with when and to which words it was confirmed',
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
      download: { as: 'notifications', without: ['userId', 'digestAt'] },
    },
  ],
  notificationPreferences: [
    {
      holds: 'how one wants to be told of what',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      download: { as: 'notification-preferences', without: ['userId'] },
    },
  ],
  broadcasts: [
    {
      holds: 'what is on its way to one as a notification',
      by: [{ named: 'members' }],
      deletion: 'delete',
      download: derived,
    },
  ],
  announcements: [
    {
      holds: 'what those who run the site told one',
      by: [{ uid: 'toUserId' }],
      deletion: 'delete',
      download: { notBecause: 'It is among the notifications.' },
    },
    {
      holds: 'who told people something',
      by: [{ uid: 'byUserId' }],
      deletion: {
        anonymise: { byUserId: null },
        why: 'What was told, and to how many, is the organisation’s to know.',
      },
      download: { notBecause: 'It is about others.' },
    },
  ],
  announcedContent: content,
  events: [
    {
      holds: 'what was told to open windows within the last hour',
      by: [{ uid: 'userId' }, { named: 'data' }],
      deletion: 'delete',
      download: derived,
    },
  ],
  outbox: [
    {
      holds: 'mails and other work on its way',
      by: [{ named: 'payload', alsoByContact: true }],
      deletion: 'delete',
      download: derived,
    },
  ],
  accountDeletions: [
    { holds: 'that the account is to be deleted', by: [{ uid: 'uid' }], deletion: 'delete', download: derived },
  ],
  contentDrafts: [
    {
      holds: 'who saved a draft of the site’s content',
      by: [{ uid: 'byUserId' }],
      deletion: { anonymise: { byUserId: null }, why: 'The draft is the site’s.' },
      download: { notBecause: 'It is of the site, and for those who run it.' },
    },
    {
      holds: 'who asked for a review of a draft',
      by: [{ uid: 'reviewAskedBy' }],
      deletion: { anonymise: { reviewAskedBy: null }, why: 'The draft is the site’s.' },
      download: { notBecause: 'It is of the site, and for those who run it.' },
    },
  ],
  contentReviews: [
    {
      holds: 'what one said of a draft of the site’s content',
      by: [{ uid: 'byUserId' }],
      deletion: { anonymise: { byUserId: null }, why: 'It is about the site’s text, and goes with the draft.' },
      download: { notBecause: 'It is of the site, and for those who run it.' },
    },
  ],
  contentRevisions: [
    {
      holds: 'who published content of the site',
      by: [{ uid: 'byUserId' }],
      deletion: { anonymise: { byUserId: null }, why: 'What was published is the site’s.' },
      download: { notBecause: 'It is of the site, and for those who run it.' },
    },
  ],
  contentEditors: [
    {
      holds: 'which content one has open at this moment',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      download: { notBecause: 'It is over within a minute.' },
    },
  ],
  ...loginData,
  rateLimits: {
    reason:
      'Counts under hashes, from which no address can be read; each is swept when its window is over, after a year at most.',
  },
  unclaimedFiles: { reason: 'Random names of files that are about to be removed.' },
  courses: content,
  careers: content,
  contentItems: content,
  contentAssets: content,
  contentFileParts: content,
  contentRemovedImages: content,
  contentVersion: content,
  learningSubjects: content,
  courseStandings: content,
  quizVersions: content,
  renderedPages: { reason: 'Public pages; what learners say on them comes later, and is not in their text.' },
  signingKeys: { reason: 'The keys of the site.' },
  sweeps: { reason: 'When the server last did what it does again and again.' },
  writeProbe: { reason: 'One row to try writing on.' },
};

/** The same as rules, by table. */
export const personalDataRules = rulesOf(personalData);
