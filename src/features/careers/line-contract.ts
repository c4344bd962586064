import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';
import { Opening } from '../openings/contract.ts';
import { Career, careerNotFound } from './contract.ts';

/** Route of a career's page. */
export const careerPage = '/careers/$careerId';

/** A course of a career, with the career skills it teaches and their lessons. */
export const Station = z.object({
  courseId: z.string(),
  title: z.string(),
  schedule: z.string(),
  /** Null for a course without lessons. */
  firstLesson: z.nullable(z.object({ lessonId: z.string(), title: z.string() })),
  skills: z.array(z.object({ name: z.string(), lessonId: z.string(), lessonTitle: z.string() })),
});

export type Station = Readonly<z.infer<typeof Station>>;

/** A career with its courses and its open openings. */
export const CareerLine = z.extend(Career, {
  stations: z.array(Station),
  openings: z.array(
    z.extend(z.pick(Opening, { openingId: true, title: true, location: true, isExample: true }), {
      /** Names of the required skills, as in the stations. */
      skills: z.array(z.string()),
    }),
  ),
});

export type CareerLine = Readonly<z.infer<typeof CareerLine>>;

/** A learner's progress at one station. */
const StationProgress = z.object({
  courseId: z.string(),
  /** Null if the learner is not enrolled in the course. */
  progress: z.nullable(
    z.object({
      percent: z.int(),
      isCompleted: z.boolean(),
      nextLesson: z.nullable(z.object({ lessonId: z.string(), title: z.string() })),
      /** Completed lessons that teach a skill of the career. */
      doneLessonIds: z.array(z.string()),
    }),
  ),
});

/** Routes for public careers, and for the user's progress in one. */
export const careerLineRoutes = {
  'GET /api/career-lines': {
    operation: 'listCareerLines',
    summary: 'List the names of all careers',
    access: 'anyone',
    success: { status: 200, body: z.object({ items: z.array(z.pick(Career, { id: true, title: true })) }) },
    reusable: true,
  },
  'GET /api/career-lines/{careerId}': {
    operation: 'getCareerLine',
    summary: 'Get a career with its courses and the openings it leads to',
    access: 'anyone',
    params: z.object({ careerId: Id }),
    success: { status: 200, body: CareerLine },
    errors: careerNotFound,
    reusable: true,
  },
  'GET /api/career-lines/{careerId}/progress': {
    operation: 'getCareerProgress',
    summary: 'Get the progress of the logged-in learner in each course of a career, in the order of the courses',
    access: 'user',
    params: z.object({ careerId: Id }),
    success: { status: 200, body: z.object({ stations: z.array(StationProgress) }) },
    errors: careerNotFound,
  },
} as const satisfies RouteTable;
