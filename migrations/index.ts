import type { Migration } from 'kysely/migration';
import * as mainJob from './0001-main-job.ts';
import * as careersApplicationsMessages from './0002-careers-applications-messages.ts';
import * as defaultCareers from './0003-default-careers.ts';
import * as mailedLinks from './0004-mailed-links.ts';
import * as readNotifications from './0005-read-notifications.ts';
import * as eventsFilesReadiness from './0006-events-files-readiness.ts';

/** All migrations, in the order in which they run. Once landed, one is never edited; a change is a new one. */
export const migrations: Record<string, Migration> = {
  '0001-main-job': mainJob,
  '0002-careers-applications-messages': careersApplicationsMessages,
  '0003-default-careers': defaultCareers,
  '0004-mailed-links': mailedLinks,
  '0005-read-notifications': readNotifications,
  '0006-events-files-readiness': eventsFilesReadiness,
};
