import type { Routes } from '../../src/app/contract.ts';
import type { RequestOf } from '../../src/platform/contract/routes.ts';
import type { SignedUp } from './app.ts';
import { png, zip } from './files.ts';
import type { TestBrowser, WireAnswer } from './test-browser.ts';

export type ExampleKey = keyof Routes & string;
/** Requests of all routes, so that a new route cannot be forgotten. */
type Examples = { readonly [Each in ExampleKey]: RequestOf<Routes[Each]> };

export interface ExampleCall {
  readonly key: ExampleKey;
  readonly send: (browser: TestBrowser) => Promise<WireAnswer>;
}

const cv = new File(['%PDF-1.4\n%%EOF\n'], 'cv.pdf', { type: 'application/pdf' });
const links = { linkedin: 'https://www.linkedin.com/in/ada', website: 'https://example.org/ada' };

const passkey = { params: { passkeyId: 'unknown' } } as const;
const credential = { id: 'AA', rawId: 'AA', type: 'public-key', clientExtensionResults: {} } as const;
const exercise = { courseId: 'course1', exerciseId: 'unknown' } as const;
const handIn = { handInId: 'unknown' } as const;
const feedback = { feedbackId: 'unknown' } as const;
const message = { messageId: 'unknown' } as const;
const application = { applicationId: 'unknown' } as const;
const campaign = { campaignId: 'unknown' } as const;
const campaignText = { subject: 'News', body: 'Hello.', segment: { kind: 'all' } } as const;
const content = { kind: 'article', itemKey: 'choosing-a-first-language' } as const;
const archive = { edited: 'refuse', absent: 'keep', archive: zip('content.zip') } as const;
const unsaved = { kind: 'article', id: 'unknown', source: 'Text.', with: [] } as const;
const learningEvent = {
  kind: 'lesson-opened',
  subject: 'lists',
  version: 'v1',
  clientAt: null,
  key: '00000000-0000-4000-8000-000000000001',
} as const;

/** Well-formed requests for all API routes, from a user with an account. */
export function exampleCalls(user: Pick<SignedUp, 'uid' | 'email' | 'password'>): ExampleCall[] {
  const examples = exampleRequests(user);
  return (Object.keys(examples) as ExampleKey[]).map((key) => ({
    key,
    send: (browser) => browser.try(key, examples[key]),
  }));
}

/** The same requests by route, for tests that modify them. */
export function exampleRequests({ uid, email, password }: Parameters<typeof exampleCalls>[0]): Examples {
  return {
    'GET /api/admin/content': { query: {} },
    'GET /api/admin/content.csv': { query: {} },
    'POST /api/admin/content': { body: { kind: 'article', id: 'an-example', title: 'An example' } },
    'GET /api/admin/content/{kind}/{itemKey}': { params: content },
    'DELETE /api/admin/content/{kind}/{itemKey}': { params: content, query: { base: '' } },
    'PUT /api/admin/content/{kind}/{itemKey}/draft': { params: content, body: { source: 'Text.', base: '' } },
    'DELETE /api/admin/content/{kind}/{itemKey}/draft': { params: content, query: { base: '' } },
    'PUT /api/admin/content/{kind}/{itemKey}/draft/state': { params: content, body: { state: 'draft', base: '' } },
    'POST /api/admin/content-checks': { body: { ...unsaved, with: [] } },
    'POST /api/admin/content-previews': { body: { ...unsaved, with: [] } },
    'POST /api/admin/content-publications': {
      body: { items: [{ kind: 'article', id: 'unknown', revision: '' }], at: null },
    },
    'PUT /api/admin/content-examples': { body: { items: [{ kind: 'article', id: 'unknown' }], become: 'own' } },
    'GET /api/admin/content/{kind}/{itemKey}/versions': { params: content, query: {} },
    'GET /api/admin/content/{kind}/{itemKey}/versions/{versionId}': { params: { ...content, versionId: 'unknown' } },
    'PUT /api/admin/content/{kind}/{itemKey}/editors/me': { params: content },
    'DELETE /api/admin/content/{kind}/{itemKey}/editors/me': { params: content },
    'POST /api/admin/content/{kind}/{itemKey}/images': {
      params: content,
      body: { alt: 'A drawing', image: new File(['<svg></svg>'], 'a.svg', { type: 'image/svg+xml' }) },
    },
    'POST /api/admin/gift-previews': { body: { gift: 'Two and two? {#4}' } },
    'GET /api/admin/content/{kind}/{itemKey}/images': { params: content, query: {} },
    'DELETE /api/admin/content/{kind}/{itemKey}/images/{imageName}': {
      params: { ...content, imageName: 'unknown.svg' },
    },
    'GET /api/admin/content/{kind}/{itemKey}/reviews': { params: content, query: {} },
    'POST /api/admin/content/{kind}/{itemKey}/reviews': {
      params: content,
      body: { verdict: 'comment', text: 'Well said.', base: '' },
    },
    'GET /api/admin/content-archive': {},
    'POST /api/admin/content-archive-previews': { body: archive },
    'POST /api/admin/content-archive-imports': { body: { ...archive, seen: '0'.repeat(64) } },
    'POST /api/accounts': { body: { email: `new-${email}`, password } },
    'GET /api/session': {},
    'PUT /api/session': {},
    'POST /api/session': { body: { email, password } },
    'DELETE /api/session': {},
    'POST /api/session/code': { body: { code: '000000' } },
    'POST /api/session/passkey-challenge': {},
    'POST /api/session/passkey': {
      body: {
        credential: { ...credential, response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' } },
      },
    },
    'PUT /api/address-confirmation': { body: { token: 'unknown' } },
    'POST /api/password-resets': { body: { email } },
    'PUT /api/password': { body: { token: 'unknown', password } },
    'POST /api/mailed-links': { body: { token: 'unknown' } },
    'PUT /api/email': { body: { token: 'unknown', password } },
    'GET /api/users/{uid}': { params: { uid } },
    'PUT /api/users/{uid}': { params: { uid }, body: { name: 'Ada', email } },
    'POST /api/users/{uid}/photo': { params: { uid }, body: { photo: png() } },
    'DELETE /api/users/{uid}/photo': { params: { uid } },
    'GET /api/photos/{fileKey}': { params: { fileKey: 'unknown.jpg' } },
    'POST /api/account/deletion': { body: { password: 'wrong', keepsReviews: false } },
    'GET /api/account/download': {},
    'PUT /api/account/password': { body: { password: 'wrong', newPassword: password } },
    'POST /api/account/address-confirmation': {},
    'GET /api/account/authenticator': {},
    'POST /api/account/authenticator': { body: { password: 'wrong' } },
    'PUT /api/account/authenticator': { body: { code: '000000' } },
    'POST /api/account/authenticator/recovery-codes': { body: { password: 'wrong' } },
    'POST /api/account/authenticator/removal': { body: { password: 'wrong' } },
    'GET /api/account/passkeys': {},
    'POST /api/account/passkey-challenges': { body: { password: 'wrong' } },
    'POST /api/account/passkeys': {
      body: { credential: { ...credential, response: { clientDataJSON: 'AA', attestationObject: 'AA' } } },
    },
    'PUT /api/account/passkeys/{passkeyId}/name': { ...passkey, body: { name: 'Phone' } },
    'DELETE /api/account/passkeys/{passkeyId}': passkey,
    'GET /api/account/sessions': {},
    'DELETE /api/account/sessions': {},
    'DELETE /api/account/sessions/{sessionId}': { params: { sessionId: 'unknown' } },
    'GET /api/courses': {},
    'GET /api/courses/{courseId}': { params: { courseId: 'course1' } },
    'GET /api/tracks': {},
    'GET /api/pages/{name}': { params: { name: 'teacher' } },
    'GET /api/articles': {},
    'GET /api/articles/{slug}': { params: { slug: 'choosing-a-first-language' } },
    'GET /api/enrolments': { query: {} },
    'POST /api/enrolments': { body: { courseId: 'course1' } },
    'POST /api/courses/{courseId}/learning-events': {
      params: { courseId: 'course1' },
      body: { userId: null, device: null, events: [learningEvent] },
    },
    'GET /api/courses/{courseId}/progress': { params: { courseId: 'course1' } },
    'GET /api/progress': {},
    'GET /api/courses/{courseId}/report': { params: { courseId: 'course1' }, query: {} },
    'GET /api/courses/{courseId}/report.csv': { params: { courseId: 'course1' } },
    'GET /api/courses/{courseId}/casts/{castId}': {
      params: { courseId: 'course1', castId: 'the-fact-that-was-stored-twice' },
    },
    'GET /api/courses/{courseId}/videos/{videoId}': { params: { courseId: 'course1', videoId: 'unknown' } },
    'GET /api/courses/{courseId}/videos/{videoId}/file': { params: { courseId: 'course1', videoId: 'unknown' } },
    'GET /api/courses/{courseId}/videos/{videoId}/captions.vtt': {
      params: { courseId: 'course1', videoId: 'unknown' },
    },
    'GET /api/outlines': {},
    'GET /api/courses/{courseId}/outline': { params: { courseId: 'course1' } },
    'GET /api/courses/{courseId}/found-lessons': { params: { courseId: 'course1' }, query: { q: 'state' } },
    'GET /api/courses/{courseId}/lessons/{lessonId}': { params: { courseId: 'course1', lessonId: 'unknown' } },
    'GET /api/courses/{courseId}/lessons/{lessonId}/note': { params: { courseId: 'course1', lessonId: 'unknown' } },
    'PUT /api/courses/{courseId}/lessons/{lessonId}/note': {
      params: { courseId: 'course1', lessonId: 'unknown' },
      body: { text: 'x', version: 0 },
    },
    'GET /api/courses/{courseId}/copy': { params: { courseId: 'course1' } },
    'GET /api/courses/{courseId}/notes': { params: { courseId: 'course1' } },
    'GET /api/courses/{courseId}/notes.md': { params: { courseId: 'course1' } },
    'GET /api/courses/{courseId}/quizzes/{lessonId}': { params: { courseId: 'course1', lessonId: 'unknown' } },
    'POST /api/courses/{courseId}/quizzes/{lessonId}/attempts': {
      params: { courseId: 'course1', lessonId: 'unknown' },
    },
    'POST /api/courses/{courseId}/quizzes/{lessonId}/attempt-requests': {
      params: { courseId: 'course1', lessonId: 'unknown' },
    },
    'GET /api/courses/{courseId}/attempt-requests': { params: { courseId: 'course1' } },
    'GET /api/quiz-attempts/{attemptId}': { params: { attemptId: 'unknown' } },
    'PUT /api/quiz-attempts/{attemptId}/answers/{questionId}': {
      params: { attemptId: 'unknown', questionId: 'q1' },
      body: { version: 1, answer: { picked: [0], typed: [] }, answeredAt: 0 },
    },
    'POST /api/quiz-attempts/{attemptId}/submission': { params: { attemptId: 'unknown' } },
    'GET /api/quiz-attempts/{attemptId}/review': { params: { attemptId: 'unknown' } },
    'GET /api/courses/{courseId}/exercises/{exerciseId}': { params: exercise },
    'GET /api/courses/{courseId}/exercises/{exerciseId}/draft': { params: exercise },
    'GET /api/courses/{courseId}/exercises/{exerciseId}/drafts/{version}': { params: { ...exercise, version: 1 } },
    'PUT /api/courses/{courseId}/exercises/{exerciseId}/draft': {
      params: exercise,
      body: { base: 0, files: { 'main.py': 'print(1)' } },
    },
    'POST /api/courses/{courseId}/exercises/{exerciseId}/submissions': {
      params: exercise,
      body: { key: learningEvent.key, files: { 'main.py': 'print(1)' }, clientAt: null, device: null },
    },
    'GET /api/courses/{courseId}/exercises/{exerciseId}/submissions': { params: exercise },
    'POST /api/courses/{courseId}/exercises/{exerciseId}/answers': {
      params: exercise,
      body: { key: learningEvent.key, answer: { picked: [0], typed: [] }, clientAt: null, device: null },
    },
    'POST /api/courses/{courseId}/exercises/{exerciseId}/hand-in-links': {
      params: exercise,
      body: { link: 'https://example.org/ada' },
    },
    'POST /api/courses/{courseId}/exercises/{exerciseId}/hand-in-files': {
      params: exercise,
      body: { file: new File(['PK'], 'work.zip', { type: 'application/zip' }) },
    },
    'GET /api/courses/{courseId}/exercises/{exerciseId}/hand-ins': { params: exercise },
    'GET /api/courses/{courseId}/hand-ins': { params: { courseId: 'course1' }, query: {} },
    'GET /api/hand-ins/{handInId}': { params: handIn },
    'GET /api/hand-ins/{handInId}/file': { params: handIn },
    'GET /api/hand-ins/{handInId}/files': { params: handIn },
    'GET /api/hand-ins/{handInId}/files/{place}': { params: { ...handIn, place: '0' } },
    'POST /api/comment-previews': { body: { comment: 'Good.' } },
    'PUT /api/hand-ins/{handInId}/grade': { params: handIn, body: { taskVersion: 'v1', scores: [1], comment: '' } },
    'GET /api/grading-turn': {},
    'POST /api/courses/{courseId}/exercises/{exerciseId}/solution': { params: exercise },
    'GET /api/certificates': {},
    'GET /api/certificates/{certificateId}': { params: { certificateId: 'unknown' } },
    'PUT /api/certificates/{certificateId}': { params: { certificateId: 'unknown' }, body: { visibility: 'private' } },
    'GET /api/certificates/{certificateId}/credential.json': { params: { certificateId: 'unknown' } },
    'GET /api/certificates/{certificateId}/credential.jwt': { params: { certificateId: 'unknown' } },
    'GET /api/certificates/{certificateId}/badge.png': { params: { certificateId: 'unknown' } },
    'GET /api/certificates/{certificateId}/badge.svg': { params: { certificateId: 'unknown' } },
    'GET /api/certificates/{certificateId}/certificate.pdf': { params: { certificateId: 'unknown' } },
    'GET /api/issuer': {},
    'GET /api/issuer/keys/{keyId}': { params: { keyId: 'unknown' } },
    'GET /api/issuer/jwks/{keyId}': { params: { keyId: 'unknown' } },
    'GET /api/issuer/status-lists/{list}': { params: { list: '0' } },
    'POST /api/verifications': { body: { content: 'no credential', encoding: 'text' } },
    'GET /api/courses/{courseId}/feedback': { params: { courseId: 'course1' }, query: {} },
    'GET /api/courses/{courseId}/rating': { params: { courseId: 'course1' } },
    'GET /api/feedback': { query: {} },
    'PUT /api/feedback/{feedbackId}': { params: feedback, body: { rating: 4, comment: 'x' } },
    'DELETE /api/feedback/{feedbackId}': { params: feedback },
    'POST /api/courses/{courseId}/feedback': { params: { courseId: 'course1' }, body: { rating: 5, comment: 'x' } },
    'GET /api/admin/feedback': { query: {} },
    'GET /api/admin/feedback.csv': { query: {} },
    'PUT /api/admin/feedback/{feedbackId}/state': { params: feedback, body: { state: 'hidden', reason: 'Spam.' } },
    'PUT /api/feedback/{feedbackId}/answer': { params: feedback, body: { text: 'Thank you.', seen: null } },
    'DELETE /api/feedback/{feedbackId}/answer': { params: feedback },
    'POST /api/newsletter-subscribers': { body: { email } },
    'GET /api/notifications': { query: {} },
    'GET /api/notifications/unread': {},
    'PUT /api/notifications/read': { body: { upToId: 'unknown' } },
    'PUT /api/notifications/{notificationId}/read': { params: { notificationId: 'unknown' } },
    'GET /api/notification-preferences': {},
    'PUT /api/notification-preferences': { body: { kind: 'grades', channel: 'daily' } },
    'GET /api/careers': {},
    'GET /api/career-enrolments': { query: {} },
    'POST /api/career-enrolments': { body: { careerId: 'front-end-engineer' } },
    'DELETE /api/career-enrolments/{careerId}': { params: { careerId: 'front-end-engineer' } },
    'GET /api/career-lines': {},
    'GET /api/career-lines/{careerId}': { params: { careerId: 'front-end-engineer' } },
    'GET /api/career-lines/{careerId}/progress': { params: { careerId: 'front-end-engineer' } },
    'GET /api/openings': {},
    'GET /api/openings/{openingId}': { params: { openingId: 'python-deve' } },
    'POST /api/applications': { body: { name: 'Ada', email, ...links, cv } },
    'GET /api/application-evidence': {},
    'GET /api/applications': { query: {} },
    'POST /api/applications/{applicationId}/withdrawal': { params: application },
    'GET /api/received-applications': { query: { search: 'ada' } },
    'GET /api/received-applications.csv': { query: { search: 'ada' } },
    'GET /api/received-applications/counts': { query: {} },
    'GET /api/received-applications/{applicationId}': { params: application },
    'GET /api/received-applications/{applicationId}/cv': { params: application },
    'PUT /api/received-applications/{applicationId}/status': {
      params: application,
      body: { from: 'received', to: 'in-review' },
    },
    'POST /api/received-applications/{applicationId}/move-undos': { params: application, body: { from: 'in-review' } },
    'POST /api/received-applications/{applicationId}/notes': { params: application, body: { text: 'Good.' } },
    'DELETE /api/received-applications/{applicationId}': { params: application },
    'POST /api/contact-messages': { body: { name: 'Ada', email, message: 'Hello.' } },
    'POST /api/chat-handovers': {
      body: { name: 'Ada', email, message: '', conversation: [{ sender: 'user', text: 'Hello' }] },
    },
    'GET /api/admin/messages/{messageId}': { params: message },
    'POST /api/admin/messages/{messageId}/answers': { params: message, body: { text: 'Yes.', version: 0 } },
    'POST /api/admin/messages/{messageId}/notes': { params: message, body: { text: 'Good.' } },
    'PUT /api/admin/messages/{messageId}/assignee': { params: message, body: {} },
    'GET /api/admin/administrators': {},
    'POST /api/inbound-mails': { body: 'To: ada@example.org' },
    'GET /api/search': { query: { q: 'python' } },
    'GET /api/taught-courses': {},
    'GET /api/courses/{courseId}/figures': { params: { courseId: 'course1' } },
    'GET /api/courses/{courseId}/figures/{kind}/{taskId}': {
      params: { courseId: 'course1', kind: 'exercise', taskId: 'tick-and-count' },
    },
    'GET /api/courses/{courseId}/learners': { params: { courseId: 'course1' }, query: {} },
    'GET /api/courses/{courseId}/learners/{userId}': { params: { courseId: 'course1', userId: uid } },
    'GET /api/courses/{courseId}/learners/{userId}/exercises/{exerciseId}/tries': {
      params: { ...exercise, userId: uid },
      query: {},
    },
    'GET /api/courses/{courseId}/learners/{userId}/submissions/{submissionId}': {
      params: { courseId: 'course1', userId: uid, submissionId: 'unknown' },
    },
    'GET /api/courses/{courseId}/learners/{userId}/quizzes/{lessonId}/attempts': {
      params: { courseId: 'course1', userId: uid, lessonId: 'a-page-is-a-tree-of-components' },
      query: {},
    },
    'GET /api/courses/{courseId}/learners/{userId}/quiz-attempts/{attemptId}': {
      params: { courseId: 'course1', userId: uid, attemptId: 'unknown' },
    },
    'POST /api/courses/{courseId}/learners/{userId}/quizzes/{lessonId}/extra-attempts': {
      params: { courseId: 'course1', userId: uid, lessonId: 'a-page-is-a-tree-of-components' },
    },
    'POST /api/courses/{courseId}/enrolments/preview': { params: { courseId: 'course1' }, body: { csv: email } },
    'POST /api/courses/{courseId}/enrolments': { params: { courseId: 'course1' }, body: { csv: email } },
    'POST /api/mail-bounces': { body: { bounces: [{ email, type: 'hard' }] } },
    'GET /api/campaigns': { query: {} },
    'GET /api/campaigns.csv': { query: {} },
    'POST /api/campaigns': { body: campaignText },
    'GET /api/campaigns/{campaignId}': { params: campaign },
    'PUT /api/campaigns/{campaignId}': { params: campaign, body: { step: 1, ...campaignText } },
    'DELETE /api/campaigns/{campaignId}': { params: campaign },
    'GET /api/campaigns/{campaignId}/preview': { params: campaign },
    'POST /api/campaigns/{campaignId}/test-mails': { params: campaign },
    'POST /api/campaigns/{campaignId}/start': { params: campaign, body: { step: 1, at: null } },
    'PUT /api/campaigns/{campaignId}/state': { params: campaign, body: { state: 'paused' } },
    'GET /api/admin/audit-entries': { query: {} },
    'GET /api/admin/audit-entries.csv': { query: {} },
    'GET /api/admin/audit-actors': {},
    'GET /api/admin/overview': { query: {} },
    'GET /api/admin/system': {},
    'GET /api/admin/storage': {},
    'GET /api/admin/checks/{part}': { params: { part: 'installation' } },
    'DELETE /api/admin/jobs/{jobId}': { params: { jobId: 'unknown' } },
    'POST /api/admin/jobs/{jobId}/retries': { params: { jobId: 'unknown' } },
    'GET /api/admin/search': { query: { q: 'ada' } },
    'GET /api/admin/courses': {},
    'GET /api/admin/courses.csv': { query: {} },
    'GET /api/admin/courses/{courseId}/learners': { params: { courseId: 'course1' }, query: {} },
    'GET /api/admin/courses/{courseId}/learners.csv': { params: { courseId: 'course1' }, query: {} },
    'POST /api/admin/courses/{courseId}/learners': {
      params: { courseId: 'course1' },
      body: { email: 'nobody@example.org' },
    },
    'PUT /api/admin/enrolments/states': { body: { changes: [{ id: 'unknown', from: 'enrolled', to: 'left' }] } },
    'GET /api/admin/announcements': { query: {} },
    'GET /api/admin/announcements.csv': { query: {} },
    'POST /api/admin/announcement-previews': { body: { to: { kind: 'person', uid: 'unknown' }, title: 'Hello' } },
    'POST /api/admin/announcements': {
      body: { to: { kind: 'person', uid: 'unknown' }, title: 'Hello', attempt: 'unknown' },
    },
    'GET /api/admin/users': { query: {} },
    'GET /api/admin/users.csv': { query: {} },
    'PUT /api/admin/users/{uid}/state': { params: { uid: 'unknown' }, body: { state: 'disabled' } },
    'PUT /api/admin/users/{uid}/role': { params: { uid: 'unknown' }, body: { role: 'teacher' } },
    'POST /api/admin/users/{uid}/deletion': { params: { uid: 'unknown' } },
    'DELETE /api/admin/users/{uid}': { params: { uid: 'unknown' } },
    'POST /api/admin/users/{uid}/password-resets': { params: { uid: 'unknown' } },
    'DELETE /api/admin/users/{uid}/authenticator': { params: { uid: 'unknown' } },
    'GET /api/admin/messages': { query: {} },
    'GET /api/admin/messages.csv': { query: {} },
    'PUT /api/admin/messages/{messageId}/state': { params: { messageId: 'unknown' }, body: { state: 'closed' } },
    'DELETE /api/admin/messages/{messageId}': { params: { messageId: 'unknown' } },
    'GET /api/admin/subscribers': { query: {} },
    'GET /api/admin/subscribers.csv': { query: {} },
    'PUT /api/admin/users/states': { body: { changes: [{ id: 'unknown', from: 'enabled', to: 'disabled' }] } },
    'PUT /api/admin/messages/states': { body: { changes: [{ id: 'unknown', from: 'new', to: 'closed' }] } },
    'PUT /api/admin/messages/assignees': { body: { changes: [{ id: 'unknown', from: null, to: 'unknown' }] } },
    'POST /api/admin/messages/deletions': { body: { rows: [{ id: 'unknown' }] } },
    'PUT /api/admin/feedback/states': {
      body: { changes: [{ id: 'unknown', from: 'shown', to: 'hidden', reason: 'Spam.' }] },
    },
    'PUT /api/admin/applications/statuses': {
      body: { changes: [{ id: 'unknown', from: 'received', to: 'declined' }] },
    },
    'GET /api/admin/careers': {},
    'GET /api/admin/careers.csv': { query: {} },
    'PUT /api/admin/users/roles': {
      body: { changes: [{ id: 'unknown', from: { role: 'learner' }, to: { role: 'teacher' } }] },
    },
    'POST /api/admin/campaigns/deletions': { body: { rows: [{ id: 'unknown' }] } },
    'POST /api/admin/applications/move-undos': { body: { rows: [{ id: 'unknown', from: 'declined' }] } },
    'GET /api/admin/setup': {},
    'PUT /api/admin/setup/look': { body: { version: 'unknown', brand: null, accent: null } },
    'POST /api/admin/setup/logo': { body: { logo: png() } },
    'DELETE /api/admin/setup/logo': {},
    'POST /api/admin/setup/mail-tests': {},
    'PUT /api/admin/setup/reminder': { body: { reminder: 'on' } },
    'GET /api/admin/filters': { query: { section: 'messages' } },
    'POST /api/admin/filters': { body: { section: 'messages', name: 'Waiting', search: 'state=new' } },
    'DELETE /api/admin/filters/{filterId}': { params: { filterId: 'unknown' } },
    'POST /api/admin/subscribers/deletions': { body: { rows: [{ id: 'unknown' }] } },
    'DELETE /api/admin/subscribers/{subscriberId}': { params: { subscriberId: 'unknown' } },
    'DELETE /api/enrolments/{courseId}': { params: { courseId: 'course1' } },
  };
}
