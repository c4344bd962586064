import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ChunkLoadError } from '../../platform/web/chunk.ts';

/** In the place of a page that could not be drawn; the shell around it stays. */
export function LoadFailed({ error }: ErrorComponentProps) {
  const router = useRouter();
  const part = error instanceof ChunkLoadError;
  return (
    <section>
      <h1>{part ? 'This page could not be loaded' : 'Something went wrong'}</h1>
      <p role="alert">
        {part ? 'A part of the site did not arrive.' : 'This page stopped because of a fault on our side.'}
      </p>
      <button type="button" onClick={() => void router.invalidate()}>
        Try again
      </button>
      <button type="button" onClick={() => location.reload()}>
        Reload the page
      </button>
    </section>
  );
}
