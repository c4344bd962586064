/** The way from one window of this browser to all others of the site, and back. */
export interface BetweenWindows<Message> {
  tell(message: Message): void;
  close(): void;
}

/**
 * `hear` is called with what another window told, never with what this one did. A browser that keeps sites from storing
 * anything may refuse it: each window is then on its own, and hears nothing.
 */
export function betweenWindows<Message>(name: string, hear: (message: Message) => void): BetweenWindows<Message> {
  const channel = openChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is limited to one origin
    tell: (message) => channel?.postMessage(message),
    close: () => channel?.close(),
  };
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
