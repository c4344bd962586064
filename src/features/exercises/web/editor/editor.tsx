import { type RefObject, useEffect, useRef, useState } from 'react';
import { ChunkLoadError, chunk } from '../../../../platform/web/chunk.ts';
import { Button } from '../../../../ui/button.tsx';
import { exerciseMessages } from '../messages.ts';
import { CodeField } from './code-field.tsx';
import type { MakeCodeView } from './code-view.ts';
import type { Insert, PlainSelection, Reveal } from './places.ts';
import { PlainField } from './plain-field.tsx';
import { choosePlainField, prefersPlainField } from './plain-choice.ts';

const texts = exerciseMessages.editor;

interface EditorProps {
  readonly file: string;
  readonly text: string;
  /** Label for screen readers; by default that of an exercise’s file. */
  readonly label?: string;
  /** Loads the editor once true; until then, and if loading fails, there is a plain field. */
  readonly isNear: boolean;
  readonly reveal: Reveal | null;
  readonly onEdit: (file: string, text: string) => void;
  /** Receives the function that inserts a text at the cursor. */
  readonly insert?: RefObject<Insert | null>;
}

/** Code input: a plain field at first, which the loaded editor replaces without losing anything. */
export function Editor({ isNear, label, insert, ...own }: EditorProps) {
  // Each target is revealed once; changing the file or the field does not repeat it.
  const [revealed, setRevealed] = useState<Reveal | null>(null);
  const reveal = own.reveal === revealed ? null : own.reveal;
  const rest = { ...own, label: label ?? texts.label(own.file), reveal, insert, onRevealed: setRevealed };
  const [isPlain, setPlain] = useState(prefersPlainField);
  const [loaded, setLoaded] = useState<{ readonly make: MakeCodeView; readonly from: PlainSelection | null } | null>(
    null,
  );
  const area = useRef<HTMLTextAreaElement>(null);
  const isWanted = isNear && !isPlain && loaded === null;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const takeItsPlace = async () => {
      const make = await load();
      await composed(area.current);
      if (make && !isGone) setLoaded({ make, from: selectionOf(area.current) });
    };
    void takeItsPlace();
    return () => {
      isGone = true;
    };
  }, [isWanted]);

  const choose = () => {
    choosePlainField(!isPlain);
    setPlain(!isPlain);
    setLoaded(null);
  };
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      {loaded ? <CodeField {...rest} {...loaded} /> : <PlainField {...rest} ref={area} />}
      <p className="-mr-3.5 -ml-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs text-muted">
        <span className="px-3.5 pointer-coarse:hidden">{loaded && texts.leave}</span>
        <Button variant="quiet" size="small" onClick={choose}>
          {isPlain ? texts.coloured : texts.plain}
        </Button>
      </p>
    </div>
  );
}

const fetchCodeView = chunk(() => import('./code-view.ts'));

/** Null if it could not be loaded: the plain field stays. */
async function load(): Promise<MakeCodeView | null> {
  try {
    return (await fetchCodeView()).makeCodeView;
  } catch (error) {
    if (error instanceof ChunkLoadError) return null;
    throw error;
  }
}

/** Resolves when no composition of an input method is in progress, such as for Chinese. */
async function composed(area: HTMLTextAreaElement | null): Promise<void> {
  if (area?.dataset['composing'] === undefined) return;
  await new Promise((resolve) => area.addEventListener('compositionend', resolve, { once: true }));
}

function selectionOf(area: HTMLTextAreaElement | null): PlainSelection | null {
  if (!area || document.activeElement !== area) return null;
  return { from: area.selectionStart, to: area.selectionEnd };
}
