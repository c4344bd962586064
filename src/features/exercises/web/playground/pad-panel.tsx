import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { StatusRegion } from '../../../../ui/status-region.tsx';
import { useOwnUid } from '../../../identity/web/public.ts';
import { InputArea } from '../components/input-area.tsx';
import { padMessages as texts } from './pad-messages.ts';
import { type Pad, type PadLanguage, padKey, padStarters, readPad, storePad } from './pad.ts';
import { Playground } from './playground-part.tsx';

interface PadPanelProps {
  readonly language: PadLanguage;
}

/** Names by which {@link Playground} knows the languages. */
const authorsNames = { python: 'python', javascript: 'javascript', react: 'jsx' } as const;

/** Editor of the reader's own code in one language. */
export function Part({ language }: PadPanelProps) {
  const uid = useOwnUid();
  return <PadPanel key={`${uid} ${language}`} uid={uid} language={language} />;
}

/** Editor of a playground. Another window with the same playground shows each change. */
function PadPanel({ uid, language }: PadPanelProps & { readonly uid: string | null }) {
  const [pad, setPad] = useState(() => readPad(uid, language));
  const [isKept, setKept] = useState(true);
  const [moment, setMoment] = useState(0);
  const [stdin, setStdin] = useState('');

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== padKey(uid, language)) return;
      setPad(readPad(uid, language));
      setMoment((last) => last + 1);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [uid, language]);

  function keep(next: Pad): void {
    setPad(next);
    setKept(storePad(uid, language, next));
  }

  function replace(next: Pad): void {
    keep(next);
    setMoment((last) => last + 1);
  }

  const { text, before } = pad;
  const starter = padStarters[language];
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-muted">
        <StatusRegion className="">
          <p>{isKept ? texts.kept : texts.notKept}</p>
        </StatusRegion>
        <div className="flex flex-wrap items-center gap-2">
          {before !== undefined && (
            <>
              <span>{texts.replaced}</span>
              <Button variant="secondary" size="small" onClick={() => replace({ text: before })}>
                {texts.undo}
              </Button>
            </>
          )}
          {before === undefined && text !== starter && (
            <Button variant="quiet" size="small" onClick={() => replace({ text: starter, before: text })}>
              {texts.startOver}
            </Button>
          )}
        </div>
      </div>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <Playground
          language={authorsNames[language]}
          text={text}
          moment={moment}
          stdin={stdin}
          onEdit={(edited) => keep({ text: edited })}
          onReady={ready}
        >
          <p className="px-5 py-4 text-sm text-muted">{texts.empty}</p>
        </Playground>
      </div>
      {language === 'python' && <InputArea label={texts.input} hint={texts.inputHint} text={stdin} onText={setStdin} />}
    </div>
  );
}

const ready = () => undefined;
