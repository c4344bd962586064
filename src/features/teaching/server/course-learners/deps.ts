import type { Services } from '../../../../platform/server/services.ts';

export type CourseLearnerDeps = Pick<Services, 'db' | 'now' | 'content'>;
