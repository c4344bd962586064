export { RequireUser } from './parts/require-user.tsx';
export { SessionUnreachable } from './parts/session-unreachable.tsx';
export { checkSession } from './session-check.ts';
export { type User, useSession } from './session-store.ts';
export { useSignOut } from './use-sign-out.ts';
