import type { Picture } from '../../timeline.ts';
import { castMessages } from '../messages.ts';

/** Output panel of a screencast. */
export function CastOutput({ picture: { output, isRunning } }: { readonly picture: Picture }) {
  return (
    <>
      <p className="px-5 pt-4 text-sm font-semibold">{castMessages.output}</p>
      <pre
        translate="no"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways
        tabIndex={0}
        role="group"
        aria-label={castMessages.output}
        className="h-full max-h-60 min-h-24 overflow-auto px-5 py-2 font-mono text-sm leading-6 whitespace-pre-wrap"
      >
        {isRunning ? castMessages.running : (output ?? castMessages.nothingYet) || castMessages.noOutput}
      </pre>
    </>
  );
}
