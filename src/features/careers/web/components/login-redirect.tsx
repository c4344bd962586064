import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { redirectDelayMs } from '../../../../platform/contract/limits.ts';
import { Card } from '../../../../ui/card.tsx';
import { redirectMessages } from '../messages.ts';

/**
 * Says that a login is needed, and goes to /login after 2000 ms (specification §4). The login replaces this page in the
 * history, because Back would only redirect again.
 */
export function LoginRedirect({ text }: { readonly text: string }) {
  const navigate = useNavigate();
  // No redirect while another page loads, because the user chose that page. The timer starts again if they return.
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
