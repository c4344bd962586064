import { Link } from '@tanstack/react-router';
import { type ContentItem, nameOf } from './content-data.ts';
import { contentListMessages, publishMessages as texts } from './content-messages.ts';

interface CompanionsProps {
  readonly all: ContentItem['companions'];
  readonly left: readonly string[];
  readonly onLeave: (left: readonly string[]) => void;
}

/** Other drafts of the same course: a course, its outline and its first lesson are only valid together. */
export function Companions({ all, left, onLeave }: CompanionsProps) {
  if (all.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-semibold">{texts.with}</legend>
      {all.map((each) => {
        const name = nameOf(each);
        const isTaken = !left.includes(name);
        return (
          <div key={name} className="flex flex-wrap items-center gap-3">
            <label className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="checkbox"
                checked={isTaken}
                onChange={() => onLeave(isTaken ? [...left, name] : left.filter((other) => other !== name))}
                className="size-5"
              />
              <span className="wrap-anywhere">{`${contentListMessages.kinds[each.kind]}: ${each.title}`}</span>
            </label>
            <Link
              to="/admin/$section"
              params={{ section: 'content' }}
              search={{ open: name }}
              aria-label={texts.openOf(each.title)}
              className="text-link text-sm"
            >
              {texts.open}
            </Link>
          </div>
        );
      })}
    </fieldset>
  );
}
