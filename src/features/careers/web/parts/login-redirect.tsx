import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { redirectDelayMs } from '../../../../platform/contract/limits.ts';
import { Card } from '../../../../ui/card.tsx';
import { redirectMessages } from '../messages.ts';

/** Specification §4: says that a login is needed, and goes to /login after 2000 ms. */
export function LoginRedirect({ text }: { readonly text: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/login' }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Card className="grid max-w-md gap-2">
      <p role="alert" className="text-lead">
        {text}
      </p>
      <p className="text-sm text-muted">
        {redirectMessages.soon}{' '}
        <Link to="/login" className="text-link">
          {redirectMessages.now}
        </Link>
      </p>
    </Card>
  );
}
