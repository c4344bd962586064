/** Texts for answering feedback. */
export const answerMessages = {
  answer: 'Answer',
  as: {
    organisation:
      'It stands beneath the feedback for everybody, as the answer of the organisation. The author is told.',
    teacher: 'It stands beneath the feedback for everybody, as the answer of a teacher. The author is told.',
  },
  answeredBy: { organisation: 'Answered by the organisation.', teacher: 'Answered by a teacher.' },
  send: 'Publish the answer',
  change: 'Change the answer',
  answered: 'The answer stands beneath the feedback.',
  changed: (answer: string | null) =>
    answer === null
      ? 'The answer is another one by now than when you began.'
      : `Somebody has answered since you began: “${answer}”`,
  failed: 'The answer was not published. Nothing you typed is lost.',
} as const;
