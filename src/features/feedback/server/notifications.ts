/** Texts of notifications for authors of feedback and for staff; `course` is the title of the course. */
export const feedbackNotifications = {
  arrived: (course: string, rating: number) => `${course} has new feedback: ${rating} of 5 stars.`,
  answered: (course: string) => `Your feedback on ${course} was answered. Read the answer on the course page.`,
  hidden: (course: string, reason: string) =>
    `Your feedback on ${course} is no longer shown on the course page. The reason: ${reason}`,
  shown: (course: string) => `Your feedback on ${course} is shown on the course page again.`,
} as const;
