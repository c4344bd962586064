import type { Picture } from '../../timeline.ts';
import { screencastMessages } from '../messages.ts';

/** Output panel of a screencast. */
export function ScreencastOutput({ picture: { output, isRunning } }: { readonly picture: Picture }) {
  return (
    <>
      <p className="px-5 pt-4 text-sm font-semibold">{screencastMessages.output}</p>
      <pre
        translate="no"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={screencastMessages.output}
        className="h-full max-h-60 min-h-24 overflow-auto px-5 py-2 font-mono text-sm leading-6 whitespace-pre-wrap"
      >
        {isRunning
          ? screencastMessages.running
          : (output ?? screencastMessages.nothingYet) || screencastMessages.noOutput}
      </pre>
    </>
  );
}
