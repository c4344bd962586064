import { useEffect, useRef } from 'react';
import { useSession } from './session-store.ts';

type OwnField = 'name' | 'email';

/** A form of react-hook-form with these two fields. */
interface OwnDetailsForm {
  readonly getValues: (field: OwnField) => string;
  readonly setValue: (field: OwnField, value: string) => void;
}

/**
 * Fills in the name and the address of whoever is signed in, as soon as that is known, and takes them out when nobody
 * is; both stay theirs to change. What was typed is never touched, and what was filled in is not taken for typed.
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
