import { type Ref, useId } from 'react';
import { cx } from './cx.ts';
import { PartIcon } from './part-icon.tsx';

const steps = [1, 2, 3, 4, 5] as const;

function Star({ filled, className }: { readonly filled: boolean; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={cx(
        'stroke-[1.6] transition-colors',
        filled ? 'fill-marigold stroke-star-edge' : 'fill-transparent stroke-field-line',
        className,
      )}
    >
      <path
        strokeLinejoin="round"
        d="m12 2.8 2.83 5.74 6.34.92-4.59 4.47 1.09 6.31L12 17.26l-5.67 2.98 1.09-6.31-4.59-4.47 6.34-.92z"
      />
    </svg>
  );
}

interface RatingProps {
  readonly label: string;
  /** Names one choice for people who cannot see the stars. */
  readonly nameOf: (stars: number) => string;
  /** 1 to 5; 0 while nothing is chosen. */
  readonly value: number;
  readonly onChange: (stars: number) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  /** Receives the first star, so that a form can move focus to it. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Five stars that are five radio buttons named `rating`: arrow keys, forms and screen readers know them. */
export function Rating({ label, nameOf, value, onChange, onBlur, error, ref }: RatingProps) {
  const id = useId();
  return (
    <fieldset
      className="grid gap-1.5"
      role="radiogroup"
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="-mx-1 flex">
        {steps.map((stars) => (
          <label
            key={stars}
            className="group grid size-11 place-items-center rounded-md hover:bg-hover has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              ref={stars === 1 ? ref : undefined}
              type="radio"
              name="rating"
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={nameOf(stars)}
              onBlur={onBlur}
              className="sr-only"
            />
            <Star filled={stars <= value} className="size-7 group-hover:stroke-star-edge" />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <PartIcon name="alert" className="mt-0.5 size-4.5" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

/** A rating that was given; `label` says it in words. */
export function RatingDisplay({ value, label }: { readonly value: number; readonly label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {steps.map((stars) => (
        <Star key={stars} filled={stars <= value} className="size-4.5" />
      ))}
    </span>
  );
}
