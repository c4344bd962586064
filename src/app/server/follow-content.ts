import type { FastifyBaseLogger } from 'fastify';
import type { Content } from '../../platform/server/content/content.ts';
import type { ContentSnapshot } from '../../platform/server/content/snapshot.ts';

interface Deps {
  readonly content: Pick<Content, 'current' | 'onChange'>;
  readonly log: FastifyBaseLogger;
  /** Runs at the start and after each change of the content. */
  readonly act: (snapshot: ContentSnapshot) => Promise<void>;
  /** Log message of a failure; the next change or start retries. */
  readonly failed: string;
}

/** Runs an action for each content version in sequence: two quick changes are handled in their order. */
export function followContent({ content, log, act, failed }: Deps) {
  let acting: Promise<void> = Promise.resolve();
  let stopListening = (): void => undefined;
  let isStopped = false;

  function follow(): void {
    acting = acting
      .then(() => (isStopped ? undefined : act(content.current())))
      .catch((err: unknown) => {
        if (!isStopped) log.error({ err }, `${failed}; the next change tries again`);
      });
  }

  return {
    start() {
      follow();
      stopListening = content.onChange(follow);
    },
    async stop() {
      isStopped = true;
      stopListening();
      await acting;
    },
  };
}
