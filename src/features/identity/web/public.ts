export { RequireUser } from './parts/require-user.tsx';
export { SignInPrompt } from './parts/sign-in-prompt.tsx';
export { checkSession } from './session-check.ts';
export { type SessionState, type User, useSession } from './session-store.ts';
export { useSignOut } from './use-sign-out.ts';
