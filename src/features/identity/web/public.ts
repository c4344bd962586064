export { RequireUser } from './parts/require-user.tsx';
export { checkSession } from './session-check.ts';
export { type User, useSession } from './session-store.ts';
export { useSignOut } from './use-sign-out.ts';
