import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { redirectDelayMs } from '../../../../platform/contract/limits.ts';
import { Card } from '../../../../ui/card.tsx';
import { redirectMessages } from '../messages.ts';

/**
 * Specification §4: says that a login is needed, and goes to /login after 2000 ms. In the history the login takes this
 * page's place: Back from there would only lead to being sent there again.
 */
export function LoginRedirect({ text }: { readonly text: string }) {
  const navigate = useNavigate();
  // Another page may take long to arrive: whoever chose it is not sent elsewhere, and whoever comes Back is again.
  const isLeaving = useRouterState({ select: ({ isLoading }) => isLoading });
  useEffect(() => {
    if (isLeaving) return undefined;
    const timer = setTimeout(() => void navigate({ to: '/login', replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [navigate, isLeaving]);
  return (
    <Card className="grid max-w-md gap-2">
      <p role="alert" className="text-lead">
        {text}
      </p>
      <p className="text-sm text-muted">
        {redirectMessages.soon}{' '}
        <Link to="/login" replace className="text-link">
          {redirectMessages.now}
        </Link>
      </p>
    </Card>
  );
}
