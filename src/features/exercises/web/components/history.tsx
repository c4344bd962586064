import { failureText } from '../../../../platform/web/failure-text.ts';
import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { useDraftHistory, useEarlierDraft } from '../data.ts';
import type { Files, Place } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';

const { history: texts, retry } = exerciseMessages;

interface HistoryProps {
  readonly place: Place;
  readonly onRestore: (files: Files) => void;
}

/** Earlier versions of a draft, newest first. */
export function History({ place, onRestore }: HistoryProps) {
  const states = useDraftHistory(place, true);
  const read = useEarlierDraft(place);
  return (
    <div className="grid gap-3 rounded-md border border-line bg-sunken p-3">
      <ErrorLine>{read.isError && failureText(read.error, texts.unread)}</ErrorLine>
      <LoadedList query={states} lines={3} texts={{ failed: texts.failed, retry }} empty={<p>{texts.empty}</p>}>
        {(items) => (
          <ul className="grid max-h-56 gap-1 overflow-y-auto">
            {items.map(({ version, savedAt }) => (
              <li key={version}>
                <Button
                  variant="quiet"
                  size="small"
                  busy={read.isPending && read.variables === version}
                  onClick={() => read.mutate(version, { onSuccess: ({ files }) => onRestore(files) })}
                >
                  {texts.restore(savedAt)}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
    </div>
  );
}
