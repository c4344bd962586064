export { RequireUser } from './parts/require-user.tsx';
export { SessionEndedLine } from './parts/session-ended-line.tsx';
export { SessionUnreachable } from './parts/session-unreachable.tsx';
export { SignInPrompt } from './parts/sign-in-prompt.tsx';
export { checkSession } from './session-check.ts';
export { sessionEndings } from './session-messages.ts';
export { type SessionEnding, type User, useSession } from './session-store.ts';
export { usePageUser } from './use-page-user.ts';
export { useSignOut } from './use-sign-out.ts';
