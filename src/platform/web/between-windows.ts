/** Channel between the windows of this browser that show the site. */
export interface BetweenWindows<Message> {
  tell(message: Message): void;
  close(): void;
}

/**
 * Opens a channel; `hear` receives messages of other windows only. A browser that blocks site storage may refuse it,
 * and then no window hears another.
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
