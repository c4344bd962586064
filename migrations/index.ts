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
import * as sessionsByUse from './0055-sessions-by-use.ts';
import * as newsletterConsent from './0060-newsletter-consent.ts';
import * as campaigns from './0061-campaigns.ts';
import * as contactThreads from './0070-contact-threads.ts';
import * as feedbackModeration from './0071-feedback-moderation.ts';
import * as contentEditing from './0080-content-editing.ts';
import * as taughtCourses from './0090-taught-courses.ts';
import * as textSearch from './0091-text-search.ts';
import * as photos from './0092-photos.ts';
import * as applicationEvidence from './0100-application-evidence.ts';
import * as applicationRetention from './0101-application-retention.ts';
import * as cvState from './0102-cv-state.ts';
import * as notificationChannels from './0105-notification-channels.ts';
import * as broadcasts from './0106-broadcasts.ts';
import * as endedEnrolments from './0107-ended-enrolments.ts';
import * as savedFilters from './0110-saved-filters.ts';
import * as siteSetup from './0111-site-setup.ts';
import * as secondFactors from './0115-second-factors.ts';
import * as passkeys from './0116-passkeys.ts';
import * as addressConfirmation from './0117-address-confirmation.ts';
import * as enrolmentProgress from './0123-enrolment-progress.ts';
import * as announcements from './0124-announcements.ts';
import * as sweeps from './0125-sweeps.ts';
import * as wordBeginnings from './0127-word-beginnings.ts';
import * as auditList from './0130-audit-list.ts';
import * as backups from './0135-backups.ts';
import * as waitingIndexes from './0136-waiting-indexes.ts';
import * as auditSubjects from './0145-audit-subjects.ts';
import * as searchIndexes from './0146-search-indexes.ts';
import * as exerciseTries from './0147-exercise-tries.ts';
import * as quizExtraAttempts from './0148-quiz-extra-attempts.ts';
import * as outboxReasons from './0149-outbox-reasons.ts';
import * as heldApplicationSteps from './0150-held-application-steps.ts';
import * as removedImages from './0151-removed-images.ts';
import * as contentReviews from './0152-content-reviews.ts';
import * as certificateCriteria from './0153-certificate-criteria.ts';
import * as seenExercises from './0154-seen-exercises.ts';
import * as waitingTasks from './0155-waiting-tasks.ts';
import * as quotedTexts from './0156-quoted-texts.ts';
import * as staffAccounts from './0157-staff-accounts.ts';
import * as correctedGrades from './0158-corrected-grades.ts';
import * as deletionsByAdministrators from './0159-deletions-by-administrators.ts';
import * as quizAttemptRequests from './0160-quiz-attempt-requests.ts';
import * as notifiedCompletions from './0161-notified-completions.ts';
import * as review from './0163-review.ts';

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
  '0055-sessions-by-use': sessionsByUse,
  '0060-newsletter-consent': newsletterConsent,
  '0061-campaigns': campaigns,
  '0070-contact-threads': contactThreads,
  '0071-feedback-moderation': feedbackModeration,
  '0080-content-editing': contentEditing,
  '0090-taught-courses': taughtCourses,
  '0091-text-search': textSearch,
  '0092-photos': photos,
  '0100-application-evidence': applicationEvidence,
  '0101-application-retention': applicationRetention,
  '0102-cv-state': cvState,
  '0105-notification-channels': notificationChannels,
  '0106-broadcasts': broadcasts,
  '0107-ended-enrolments': endedEnrolments,
  '0110-saved-filters': savedFilters,
  '0111-site-setup': siteSetup,
  '0115-second-factors': secondFactors,
  '0116-passkeys': passkeys,
  '0117-address-confirmation': addressConfirmation,
  '0123-enrolment-progress': enrolmentProgress,
  '0124-announcements': announcements,
  '0125-sweeps': sweeps,
  '0127-word-beginnings': wordBeginnings,
  '0130-audit-list': auditList,
  '0135-backups': backups,
  '0136-waiting-indexes': waitingIndexes,
  '0145-audit-subjects': auditSubjects,
  '0146-search-indexes': searchIndexes,
  '0147-exercise-tries': exerciseTries,
  '0148-quiz-extra-attempts': quizExtraAttempts,
  '0149-outbox-reasons': outboxReasons,
  '0150-held-application-steps': heldApplicationSteps,
  '0151-removed-images': removedImages,
  '0152-content-reviews': contentReviews,
  '0153-certificate-criteria': certificateCriteria,
  '0154-seen-exercises': seenExercises,
  '0155-waiting-tasks': waitingTasks,
  '0156-quoted-texts': quotedTexts,
  '0157-staff-accounts': staffAccounts,
  '0158-corrected-grades': correctedGrades,
  '0159-deletions-by-administrators': deletionsByAdministrators,
  '0160-quiz-attempt-requests': quizAttemptRequests,
  '0161-notified-completions': notifiedCompletions,
  '0163-review': review,
};
