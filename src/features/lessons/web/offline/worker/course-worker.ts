import { answer } from './answer.ts';
import { requestKindOf } from './request-kind.ts';
import { scope, serve } from './worker-scope.ts';

// Service worker of the lesson pages of an offline course. It is independent of the site's build: it answers with what the
// page has stored. It is registered when a learner stores a course, for that course's lessons only.

serve((event) => {
  const kind = requestKindOf(event.request, scope.location.origin);
  if (kind !== null) event.respondWith(answer(kind, event.request, (work) => event.waitUntil(work)));
});
