import { Button } from '../../../../ui/button.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import type { Entry, EntryRecord } from './entry.ts';
import { giftMessages as texts } from './gift-messages.ts';
import { listFieldMessages } from './messages.ts';

interface GiftFoundProps {
  readonly found: {
    readonly questions: readonly EntryRecord[];
    readonly text: string;
    readonly notes: readonly { readonly line: number; readonly message: string }[];
  };
  /** Questions in the text; null if none can be added to them. */
  readonly entries: readonly Entry[] | null;
  /** `there` are the existing questions that stay. */
  readonly onPut: (questions: readonly EntryRecord[], there: readonly Entry[]) => void;
  readonly onChange: () => void;
}

/** Preview of an import: accepted questions, rejected ones with reasons, and the buttons to import them. */
export function GiftFound({ found: { questions, text, notes }, entries, onPut, onChange }: GiftFoundProps) {
  const head = useFocusWhen(true);
  const count = questions.length;
  return (
    <div className="grid min-w-0 gap-5">
      <div ref={head} tabIndex={-1}>
        <p className="font-semibold">{texts.found(count)}</p>
      </div>
      {count > 0 && (
        <ol className="grid max-h-96 list-decimal gap-1 overflow-y-auto pl-6 text-sm">
          {questions.map((question, place) => (
            <li key={place} className="wrap-anywhere">
              <span className="text-muted">{typeOf(question)}</span> <span>{textOf(question)}</span>
            </li>
          ))}
        </ol>
      )}
      {notes.length > 0 && (
        <section className="grid gap-2">
          <h4 className="text-sm font-semibold">{texts.notTaken}</h4>
          <ul className="grid gap-1 text-sm">
            {notes.map(({ line, message }, place) => (
              <li key={place}>{texts.note(line, message)}</li>
            ))}
          </ul>
        </section>
      )}
      {count > 0 && !entries && <TextArea label={texts.asText} hint={texts.byHand} rows={8} readOnly value={text} />}
      <div className="flex flex-wrap gap-3">
        {count > 0 && entries && (
          <Button onClick={() => onPut(questions, entries)}>
            {entries.length === 0 ? texts.putIn(count) : texts.add(count)}
          </Button>
        )}
        {count > 0 && entries && entries.length > 0 && (
          <Button variant="secondary" onClick={() => onPut(questions, [])}>
            {texts.replace(count)}
          </Button>
        )}
        <Button variant="secondary" onClick={onChange}>
          {texts.change}
        </Button>
      </div>
    </div>
  );
}

/** Returns the label of a question's type. */
function typeOf({ type }: EntryRecord): string {
  const names: Readonly<Record<string, string>> = listFieldMessages.beginnings;
  return texts.type((typeof type === 'string' && names[type]) || texts.noType);
}

function textOf({ text }: EntryRecord): string {
  return typeof text === 'string' ? text : texts.noText;
}
