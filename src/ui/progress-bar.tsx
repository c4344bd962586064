interface ProgressBarProps {
  /** Accessible name: the subject, such as the course's title. */
  readonly label: string;
  /** From 0 to 100. */
  readonly percent: number;
  /** Shown beside the bar and read by screen readers, such as '3 of 12 lessons'. */
  readonly text: string;
}

/** Progress bar with its text. */
export function ProgressBar({ label, percent, text }: ProgressBarProps) {
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className="min-w-16 flex-1 overflow-hidden rounded-full border border-field-line bg-sunken"
      >
        {/* An SVG, because the page's content security policy forbids style attributes. */}
        <svg aria-hidden="true" className="block h-2 w-full fill-primary forced-colors:fill-[Highlight]">
          <rect width={`${percent}%`} height="100%" />
        </svg>
      </div>
      <span aria-hidden="true" className="text-sm whitespace-nowrap text-muted tabular-nums">
        {text}
      </span>
    </div>
  );
}
