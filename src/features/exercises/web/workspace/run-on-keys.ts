import type { KeyboardEvent } from 'react';

/**
 * Runs code on Ctrl+Enter or Cmd+Enter. Call it in the capture phase: in the editor the same keys insert an empty line.
 */
export function runOnKeys(event: KeyboardEvent, run: () => void): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) run();
}
