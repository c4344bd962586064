import type { PersonalData } from '../../platform/server/personal-data/policy.ts';

/** Part of {@link personalData} on learning in courses; a table comes before those that it references. */
export const learningData = {
  quizAnswers: [
    {
      holds: 'answers in quizzes',
      by: [{ through: 'attemptId', to: 'quizAttempts', whose: [{ uid: 'userId' }] }],
      deletion: 'delete',
      download: { as: 'quiz-answers' },
    },
  ],
  quizExtraAttempts: [
    {
      holds: 'attempts at quizzes that were allowed, or asked for, besides',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      download: { as: 'quiz-extra-attempts', without: ['userId'] },
    },
  ],
  quizAttempts: [
    {
      holds: 'attempts at quizzes',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      // These would reveal the answers of the questions to users who take the quiz again.
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
  reviewAnswers: [
    {
      holds: 'answers in review',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      download: { as: 'review-answers', without: ['userId'] },
    },
  ],
  reviewSettings: [
    {
      holds: 'daily goal and reminder',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      download: { as: 'review-settings', without: ['userId'] },
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
      // The cases contain the expected values of hidden ones.
      download: { as: 'exercise-submissions', without: ['userId', 'cases'] },
    },
  ],
  exerciseTries: [
    {
      holds: 'what came of the first try at an exercise',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      download: { notBecause: 'It is made of the rest, for the site to work with.' },
    },
  ],
  correctedGrades: [
    {
      holds: 'grades before they were corrected',
      by: [{ through: 'handInId', to: 'handIns', whose: [{ uid: 'userId' }] }],
      deletion: 'delete',
      download: { as: 'corrected-grades', without: ['gradedBy'] },
    },
    {
      holds: 'who gave them',
      by: [{ uid: 'gradedBy' }],
      deletion: { anonymise: { gradedBy: null }, why: 'The work and its grades are the learner’s.' },
      download: { notBecause: 'The work is the learner’s.' },
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
} as const satisfies Partial<PersonalData>;
