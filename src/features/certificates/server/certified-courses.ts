import type { CourseStructure } from '../../progress/course-log.ts';
import type { NextStep } from './next-step.ts';

/** Contents of a course, as its certificates show them. */
export interface CertifiedCourse {
  readonly structure: CourseStructure;
  /** Estimated duration of the whole course. */
  readonly minutes: number;
  /** Names of the skills that careers expect from it. */
  readonly skills: readonly string[];
  readonly assignmentIds: ReadonlySet<string>;
}

/** Lookups in the current content. Other features hold it, so the server passes them in. */
export interface CertifiedCourses {
  /** Returns undefined for a course that is no longer offered. */
  readonly find: (courseId: string) => CertifiedCourse | undefined;
  readonly nextStep: (courseId: string, completedIds: ReadonlySet<string>) => NextStep;
}
