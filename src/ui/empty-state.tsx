import type { Elements } from './elements.ts';

interface EmptyStateProps {
  /** One sentence: what is missing. */
  readonly text: string;
  /** Suggested action. */
  readonly children?: Elements;
}

export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <div className="grid w-full justify-items-start gap-3 rounded-lg border border-dashed border-line px-6 py-8">
      <p className="text-muted">{text}</p>
      {children}
    </div>
  );
}
