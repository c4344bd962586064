import { newLessons } from '../../features/lessons/server/public.ts';
import { announcer } from '../../features/notifications/server/public.ts';
import { newOpenings } from '../../features/openings/server/public.ts';
import type { Content } from '../../platform/server/content/content.ts';
import type { Services } from '../../platform/server/services.ts';
import { followContent } from './follow-content.ts';

interface Deps extends Omit<Parameters<typeof announcer>[0], 'sources'>, Pick<Services, 'now' | 'log'> {
  readonly content: Pick<Content, 'current' | 'onChange'>;
}

/**
 * Notifies users of new content: learners of new lessons in their courses, users who chose a career of openings that
 * match.
 */
export function announceContent({ content, log, now, ...deps }: Deps) {
  const act = announcer({ ...deps, sources: [newLessons, newOpenings(now)] });
  return followContent({ content, log, act, failed: 'new content could not be announced' });
}
