import { useEffect, useRef, useState } from 'react';
import { ChunkLoadError, chunk } from '../../../../platform/web/chunk.ts';
import { Button } from '../../../../ui/button.tsx';
import { exerciseMessages } from '../messages.ts';
import { CodeField } from './code-field.tsx';
import type { MakeCodeView } from './code-view.ts';
import type { PlainSelection, Reveal } from './places.ts';
import { PlainField } from './plain-field.tsx';
import { choosePlainField, prefersPlainField } from './plain-choice.ts';

const texts = exerciseMessages.editor;

interface EditorProps {
  readonly file: string;
  readonly text: string;
  /** What it is, for screen readers; an exercise’s file where nothing is said. */
  readonly label?: string;
  /** The editor is fetched when it is near; until then, and where it does not arrive, there is a plain field. */
  readonly isNear: boolean;
  readonly reveal: Reveal | null;
  readonly onEdit: (file: string, text: string) => void;
}

/** Where one writes code: a plain field at once, the editor in its place when it has arrived, and nothing is lost between. */
export function Editor({ isNear, label, ...own }: EditorProps) {
  // Once each: another file, or another field, is not a wish to go there again.
  const [revealed, setRevealed] = useState<Reveal | null>(null);
  const reveal = own.reveal === revealed ? null : own.reveal;
  const rest = { ...own, label: label ?? texts.label(own.file), reveal, onRevealed: setRevealed };
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
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs text-muted">
        <span>{loaded && texts.leave}</span>
        <Button variant="quiet" size="small" onClick={choose}>
          {isPlain ? texts.coloured : texts.plain}
        </Button>
      </p>
    </div>
  );
}

const fetchCodeView = chunk(() => import('./code-view.ts'));

/** Null where it did not arrive: the plain field stays. */
async function load(): Promise<MakeCodeView | null> {
  try {
    return (await fetchCodeView()).makeCodeView;
  } catch (error) {
    if (error instanceof ChunkLoadError) return null;
    throw error;
  }
}

/** Resolves when no word is half typed with a method of input, such as for Chinese. */
async function composed(area: HTMLTextAreaElement | null): Promise<void> {
  if (area?.dataset['composing'] === undefined) return;
  await new Promise((resolve) => area.addEventListener('compositionend', resolve, { once: true }));
}

function selectionOf(area: HTMLTextAreaElement | null): PlainSelection | null {
  if (!area || document.activeElement !== area) return null;
  return { from: area.selectionStart, to: area.selectionEnd };
}
