import type { FastifyBaseLogger } from 'fastify';
import type { Content } from '../../platform/server/content/content.ts';
import type { ContentSnapshot } from '../../platform/server/content/snapshot.ts';

interface Deps {
  readonly content: Pick<Content, 'current' | 'onChange'>;
  readonly log: FastifyBaseLogger;
  /** What is done with the content at the start, and whenever it has changed. */
  readonly act: (snapshot: ContentSnapshot) => Promise<void>;
  /** What is logged if it fails; the next change, or the next start, tries again. */
  readonly failed: string;
}

/** Does something with each version of the content, one after the other: two that come quickly are looked at in their order. */
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
