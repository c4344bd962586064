import { useHydrated } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { siteSettings } from '../../../../platform/web/site.ts';
import { fieldMessages } from '../messages.ts';
import { PasswordField } from './password-field.tsx';

/** Field for a new password. Its hint names the configured minimum length, which a prerendered page does not know. */
export function NewPasswordField(field: Omit<ComponentProps<typeof PasswordField>, 'hint'>) {
  const hint = useHydrated() ? fieldMessages.newPasswordHint(siteSettings().passwordMinLength) : '\u00a0';
  return <PasswordField {...field} hint={hint} autoComplete="new-password" required />;
}
