import { useId } from 'react';
import { questionMessages } from '../messages.ts';
import { type FieldProps, picked } from './field-props.ts';

/** Lines of a program, of which the learner chooses one. */
export function LineField({ question: { code }, answer, onAnswer }: FieldProps) {
  const name = useId();
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-sm text-muted">{questionMessages.chooseLine}</p>
      <div className="overflow-x-auto rounded-md border border-line bg-sunken py-1">
        <div className="grid w-max min-w-full">
          {code.split('\n').map((line, place) => (
            <label
              key={place}
              className="flex min-h-9 cursor-pointer items-center gap-3 px-4 font-mono text-[0.9375rem] hover:bg-hover has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
            >
              <input
                type="radio"
                name={name}
                aria-label={questionMessages.named(questionMessages.line(place + 1), line.trim())}
                checked={answer.picked[0] === place + 1}
                onChange={() => onAnswer(picked(place + 1))}
                className="size-4.5 shrink-0 accent-primary outline-none"
              />
              <span aria-hidden="true" className="w-6 shrink-0 text-right text-muted select-none">
                {place + 1}
              </span>
              <code translate="no" className="whitespace-pre">
                {line}
              </code>
            </label>
          ))}
        </div>
      </div>
    </div>
  );
}
