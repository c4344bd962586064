import { useEffect, useRef } from 'react';
import { useSession } from './session-store.ts';

type OwnField = 'name' | 'email';

/** A form of react-hook-form with these two fields. */
interface OwnDetailsForm {
  readonly getValues: (field: OwnField) => string;
  readonly setValue: (field: OwnField, value: string) => void;
}

/**
 * Fills in the signed-in user's name and address once known, and removes them after a sign-out; both stay editable. The
 * user's own input is never changed, and prefilled values do not count as input.
 */
export function useOwnDetails({ getValues, setValue }: OwnDetailsForm): void {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const filledIn = useRef({ name: '', email: '' });
  const email = user?.email ?? '';
  const name = user?.displayName ?? '';

  useEffect(() => {
    const own = { name, email };
    for (const field of ['name', 'email'] as const) {
      if (getValues(field) === filledIn.current[field]) setValue(field, own[field]);
    }
    filledIn.current = own;
  }, [name, email, getValues, setValue]);
}
