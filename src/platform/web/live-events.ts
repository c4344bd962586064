import { type LiveEventType, liveEventTypes } from '../contract/live-events.ts';

const channelName = 'opvir.live-events';
const listeners = new Map<LiveEventType, Set<() => void>>();
let otherTabs: BroadcastChannel | undefined;

/**
 * Calls back when something of this type happened to the signed-in user, whichever tab heard of it; also after the
 * connection was away for a while, since something may have happened meanwhile. Returns how to stop.
 */
export function listenForLiveEvents(type: LiveEventType, listener: () => void): () => void {
  if (!otherTabs) {
    otherTabs = new BroadcastChannel(channelName);
    otherTabs.addEventListener('message', ({ data }: MessageEvent<LiveEventType>) => tellThisTab(data));
  }
  const own = listeners.get(type) ?? new Set();
  listeners.set(type, own.add(listener));
  return () => {
    own.delete(listener);
    if (own.size === 0) listeners.delete(type);
    if (listeners.size > 0) return;
    otherTabs?.close();
    otherTabs = undefined;
  };
}

/** For the one tab that holds the connection: hands what it hears on to every tab. Returns how to stop. */
export function handOnLiveEvents(source: EventSource): () => void {
  const tabs = new BroadcastChannel(channelName);
  // This tab's own listeners hear it as well: theirs is another channel of the same name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
  const tell = (type: LiveEventType) => tabs.postMessage(type);
  for (const type of liveEventTypes) source.addEventListener(type, () => tell(type));
  source.addEventListener('connected', () => liveEventTypes.forEach(tell));
  return () => tabs.close();
}

function tellThisTab(type: LiveEventType): void {
  for (const listener of listeners.get(type) ?? []) listener();
}
