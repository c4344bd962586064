/** Texts for answering feedback. */
export const answerMessages = {
  answer: 'Answer',
  as: {
    organisation: 'Everyone sees it below the feedback, as an answer from the organization. The author is notified.',
    teacher: 'Everyone sees it below the feedback, as an answer from a teacher. The author is notified.',
  },
  answeredBy: { organisation: 'Answered by the organization.', teacher: 'Answered by a teacher.' },
  send: 'Publish answer',
  change: 'Edit answer',
  answered: 'The answer is published.',
  changed: (answer: string | null) =>
    answer === null
      ? 'The answer changed while you were writing.'
      : `Someone answered while you were writing: “${answer}”`,
  failed: 'The answer was not published. Nothing you typed is lost.',
} as const;
