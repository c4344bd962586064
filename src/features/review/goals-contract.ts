/** Daily goals to choose from, in minutes. */
export const dailyGoals = [5, 10, 20] as const;
export type DailyGoal = (typeof dailyGoals)[number];

/** Missed days in any seven days that do not end a streak. */
export const restDaysPerWeek = 2;
