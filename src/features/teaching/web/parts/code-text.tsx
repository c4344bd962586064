interface CodeTextProps {
  readonly label: string;
  readonly text: string;
}

/** What a learner wrote, as text and nothing but text; what is long scrolls by itself, so the keyboard has to reach it. */
export function CodeText({ label, text }: CodeTextProps) {
  return (
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
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
