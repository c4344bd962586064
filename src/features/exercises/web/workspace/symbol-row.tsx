import { exerciseMessages } from '../messages.ts';

/** Symbols that lie two layers deep on the keyboard of a phone, the most frequent first. */
const symbols = ['(', ')', '"', ':', '=', '[', ']', '{', '}', "'", '<', '>', ';'];

interface SymbolRowProps {
  /** Inserts a text at the cursor; a tab indents. */
  readonly onInsert: (text: string) => void;
}

/** Row of symbols for on-screen keyboards. A press leaves the focus in the editor, so the keyboard stays open. */
export function SymbolRow({ onInsert }: SymbolRowProps) {
  return (
    <div
      role="group"
      aria-label={exerciseMessages.workspace.symbols}
      className="flex gap-1 overflow-x-auto [mask-image:linear-gradient(to_left,transparent,#000_2rem)] pr-8 pb-2"
      translate="no"
    >
      <Key label="Tab" onPress={() => onInsert('\t')} />
      {symbols.map((symbol) => (
        <Key key={symbol} label={symbol} onPress={() => onInsert(symbol)} />
      ))}
    </div>
  );
}

function Key({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <button
      type="button"
      // Every keyboard that reaches a button has the symbol itself.
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="min-h-10 min-w-9 shrink-0 rounded-md border border-line bg-surface px-2 font-mono text-sm text-ink active:bg-hover"
    >
      {label}
    </button>
  );
}
