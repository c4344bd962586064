import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { useSession } from '../../../identity/web/public.ts';
import { applyMessages } from '../messages.ts';

/**
 * Replaces the form once it was sent. The alert is part of the page, not a dialog that blocks it (specification §2).
 */
export function Submitted({ email }: { readonly email: string }) {
  const signedIn = useSession().status === 'signed-in';
  const alert = useRef<HTMLDivElement>(null);

  // The focused button was removed with the form.
  useEffect(() => {
    alert.current?.focus({ preventScroll: true });
    alert.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <Card className="grid justify-items-start gap-4">
      <div
        ref={alert}
        role="alert"
        tabIndex={-1}
        className="flex items-center gap-3 font-display text-h2 font-bold text-primary"
      >
        <PartIcon name="success" className="size-8" />
        {applyMessages.submitted}
      </div>
      <p>{applyMessages.submittedNote(email)}</p>
      {signedIn && (
        <Link to="/workspace" className="text-link">
          {applyMessages.toWorkspace}
        </Link>
      )}
      <LinkButton to="/work-with-us" variant="secondary">
        {applyMessages.toOpenings}
      </LinkButton>
    </Card>
  );
}
