import { Outlet } from '@tanstack/react-router';
import { Shell } from './shell/shell.tsx';

/** Every page stands in the shell. */
export function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
