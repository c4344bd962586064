import { Outlet } from '@tanstack/react-router';
import { Shell } from './shell/shell.tsx';

/** Root route: every page is rendered in the shell. */
export function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
