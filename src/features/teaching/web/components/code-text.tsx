interface CodeTextProps {
  readonly label: string;
  readonly text: string;
}

/** A learner's text, shown strictly as text. Long text scrolls in its own box, so the box must be reachable by keyboard. */
export function CodeText({ label, text }: CodeTextProps) {
  return (
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label={label}
      dir="ltr"
      translate="no"
      className="max-h-96 overflow-auto rounded-md border border-line bg-sunken p-4 font-mono text-sm"
    >
      {text}
    </pre>
  );
}
