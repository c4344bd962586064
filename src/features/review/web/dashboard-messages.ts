const minutes = (number: number) => (number === 1 ? '1 minute' : `${number} minutes`);

/** Texts of the dashboard's entry. */
export const cardMessages = {
  title: 'Review',
  due: (number: number, about: number) => `${number} due · about ${minutes(about)}`,
  dueInParts: (number: number, most: number, about: number) =>
    `${number} due · ${most} at a time, about ${minutes(about)}`,
  start: 'Start review',
  nothingDue: 'Nothing due right now.',
} as const;

/** Texts of the daily goal and the streak. */
export const goalMessages = {
  title: 'Today',
  goal: 'Daily goal',
  noGoal: 'No goal',
  minutes,
  progress: (done: number, goal: number) => `${done} of ${minutes(goal)}`,
  done: (done: number) => `${minutes(done)} today`,
  reached: 'Goal reached',
  streak: (days: number) => `Streak: ${days === 1 ? '1 day' : `${days} days`} of learning`,
  rule: 'A day counts when you learn something. Up to two days off in any seven keep your streak.',
  noStreak: 'Learn something today to start a streak. Up to two days off in any seven keep it.',
  saved: 'Saved.',
  notSaved: 'This was not saved. Please try again.',
} as const;

/** Texts of the reminder. */
export const reminderMessages = {
  label: 'Reminder',
  never: 'No email',
  hint: 'An email once a day, only if something is due and your address is confirmed.',
} as const;
