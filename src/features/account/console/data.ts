import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ListQuery } from '../../../platform/contract/list.ts';
import type { Role } from '../../../platform/contract/roles.ts';
import type { RequestOf } from '../../../platform/contract/routes.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { type Change, adminKey, usePages } from '../../admin/web/public.ts';
import type { courseRoutes } from '../../courses/contract.ts';
import type { accountList, accountStates } from '../../identity/account-list-contract.ts';
import type { AccountLine as AccountShape, userRoutes } from '../users-contract.ts';

const call = makeCall<typeof userRoutes & typeof courseRoutes>();

export type AccountLine = z.infer<typeof AccountShape>;
type AccountState = (typeof accountStates)[number];

type GrantedRole = RequestOf<(typeof userRoutes)['PUT /api/admin/users/{uid}/role']>['body'];

/** Role, and the courses to which a teacher is limited; null for all courses. */
export interface Grant {
  readonly role: Role;
  readonly taughtCourses: string[] | null;
}

const meta = { makesStale: [adminKey] };

/** Loads accounts that match the filter. */
export function useAccounts(listQuery: ListQuery<typeof accountList>) {
  return usePages('users', listQuery, ({ query, signal }) =>
    call('GET /api/admin/users', { query: { ...query, ...listQuery }, signal }),
  );
}

/** `onDone` is a parameter for the same reason as in {@link useDeleteAccount}. */
export function useSetAccountState(uid: string, onDone: (state: AccountState) => void) {
  return useMutation({
    onSuccess: (_, state) => onDone(state),
    mutationFn: (state: AccountState) => call('PUT /api/admin/users/{uid}/state', { params: { uid }, body: { state } }),
    meta,
  });
}

/** `onDone` is a parameter for the same reason as in {@link useDeleteAccount}. */
export function useSetAccountRole(uid: string, onDone: (role: GrantedRole['role']) => void) {
  return useMutation({
    onSuccess: (_, { role }) => onDone(role),
    mutationFn: (body: GrantedRole) => call('PUT /api/admin/users/{uid}/role', { params: { uid }, body }),
    meta,
  });
}

/** Loads the courses to which a teacher can be limited. */
export function useTeachableCourses() {
  return useQuery({
    queryKey: ['courses'],
    queryFn: async ({ signal }) => (await call('GET /api/courses', { signal })).items,
  });
}

export function useMailAccountReset(uid: string) {
  return useMutation({
    mutationFn: () => call('POST /api/admin/users/{uid}/password-resets', { params: { uid } }),
    meta,
  });
}

export function useResetAuthenticator(uid: string) {
  return useMutation({
    mutationFn: () => call('DELETE /api/admin/users/{uid}/authenticator', { params: { uid } }),
    meta,
  });
}

/** `onSuccess` is a parameter here and not of `mutate`: the list may have dropped the row by then. */
export function useDeleteAccount(uid: string, onSuccess: () => void) {
  return useMutation({
    onSuccess,
    mutationFn: () => call('DELETE /api/admin/users/{uid}', { params: { uid } }),
    meta,
  });
}

/** `onDone` is a parameter for the same reason as in {@link useDeleteAccount}. */
export function useScheduleAccountDeletion(uid: string, onDone: (dueAt: number) => void) {
  return useMutation({
    onSuccess: ({ deletion }) => deletion && onDone(deletion.dueAt),
    mutationFn: () => call('POST /api/admin/users/{uid}/deletion', { params: { uid } }),
    meta,
  });
}

export const setAccountStates = (changes: Change<AccountState>[]) =>
  call('PUT /api/admin/users/states', { body: { changes } });

export const setAccountRoles = (changes: Change<Grant>[]) => call('PUT /api/admin/users/roles', { body: { changes } });
