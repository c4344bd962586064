import type { KeyboardEvent } from 'react';

/**
 * Creates the handler that runs code on Ctrl+Enter or Cmd+Enter. It belongs on the capture phase: in the editor the same keys insert an
 * empty line.
 */
export function runOnKeys(run: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) run();
  };
}
