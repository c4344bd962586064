import * as z from 'zod/mini';
import type { Role } from '../../platform/contract/roles.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';

/**
 * `site`: on the site only; `mail`: also an immediate mail; `daily`: also in the next morning's mail; `none`: not at
 * all.
 */
export const channels = ['site', 'mail', 'daily', 'none'] as const;
export type Channel = (typeof channels)[number];

/**
 * Kinds with a configurable channel, in the order of the page, each with its role and default. Staff get a daily mail
 * by default, so that nothing waits unnoticed; learners get a mail about a completed course, which is rare. Confirmations
 * of account changes are always sent.
 */
export const choices = [
  { kind: 'courses', role: 'learner', channel: 'site' },
  { kind: 'completions', role: 'learner', channel: 'mail' },
  { kind: 'grades', role: 'learner', channel: 'site' },
  { kind: 'feedback', role: 'learner', channel: 'site' },
  { kind: 'applications', role: 'learner', channel: 'site' },
  { kind: 'openings', role: 'learner', channel: 'site' },
  { kind: 'announcements', role: 'learner', channel: 'site' },
  { kind: 'tasks', role: 'admin', channel: 'site' },
  { kind: 'new-applications', role: 'admin', channel: 'daily' },
  { kind: 'new-messages', role: 'admin', channel: 'daily' },
  { kind: 'new-feedback', role: 'teacher', channel: 'daily' },
  { kind: 'new-hand-ins', role: 'teacher', channel: 'daily' },
  { kind: 'attempt-requests', role: 'teacher', channel: 'daily' },
] as const satisfies readonly { kind: string; role: Role; channel: Channel }[];

export const ChosenKind = z.enum(choices.map(({ kind }) => kind));
export type ChosenKind = z.infer<typeof ChosenKind>;

export const NotificationPreference = z.object({ kind: ChosenKind, channel: z.enum(channels) });

export const preferenceRoutes = {
  'GET /api/notification-preferences': {
    operation: 'listNotificationPreferences',
    summary: 'List the notification preferences of the logged-in user for each kind of event available to their role',
    access: 'user',
    success: { status: 200, body: z.object({ items: z.array(NotificationPreference) }) },
  },
  'PUT /api/notification-preferences': {
    operation: 'setNotificationPreference',
    summary: 'Set how the logged-in user is notified of one kind of event',
    access: 'user',
    body: NotificationPreference,
    success: { status: 200, body: NotificationPreference },
    errors: { 'not-for-your-role': { status: 403, message: 'Your account does not get these notifications.' } },
  },
} as const satisfies RouteTable;
