import type { Migration } from 'kysely/migration';
import * as mainJob from './0001-main-job.ts';
import * as careersApplicationsMessages from './0002-careers-applications-messages.ts';
import * as defaultCareers from './0003-default-careers.ts';
import * as mailedLinks from './0004-mailed-links.ts';
import * as readNotifications from './0005-read-notifications.ts';
import * as eventsFilesReadiness from './0006-events-files-readiness.ts';
import * as content from './0007-content.ts';
import * as feedbackByAuthor from './0009-feedback-by-author.ts';
import * as renderedPages from './0010-rendered-pages.ts';
import * as careersInOrder from './0011-careers-in-order.ts';
import * as learningEvents from './0012-learning-events.ts';
import * as notes from './0013-notes.ts';
import * as outlines from './0014-outlines.ts';
import * as quizAttempts from './0015-quiz-attempts.ts';
import * as exercises from './0016-exercises.ts';
import * as certificates from './0017-certificates.ts';
import * as contentFileParts from './0021-content-file-parts.ts';
import * as applicationStatuses from './0040-application-statuses.ts';
import * as applicationSearch from './0041-application-search.ts';
import * as operatorConsole from './0045-console.ts';
import * as accountDeletions from './0050-account-deletions.ts';

/** All migrations, in the order in which they run. Once landed, one is never edited; a change is a new one. */
export const migrations: Record<string, Migration> = {
  '0001-main-job': mainJob,
  '0002-careers-applications-messages': careersApplicationsMessages,
  '0003-default-careers': defaultCareers,
  '0004-mailed-links': mailedLinks,
  '0005-read-notifications': readNotifications,
  '0006-events-files-readiness': eventsFilesReadiness,
  '0007-content': content,
  '0009-feedback-by-author': feedbackByAuthor,
  '0010-rendered-pages': renderedPages,
  '0011-careers-in-order': careersInOrder,
  '0012-learning-events': learningEvents,
  '0013-notes': notes,
  '0014-outlines': outlines,
  '0015-quiz-attempts': quizAttempts,
  '0016-exercises': exercises,
  '0017-certificates': certificates,
  '0021-content-file-parts': contentFileParts,
  '0040-application-statuses': applicationStatuses,
  '0041-application-search': applicationSearch,
  '0045-console': operatorConsole,
  '0050-account-deletions': accountDeletions,
};
