import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { consoleMessages } from '../messages.ts';
import { areShortcutsOn, goKeys, switchShortcuts } from './keys.ts';
import { shortcutMessages as texts } from './messages.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** Button that lists the console's shortcuts, with the switch that turns them off. */
export function Shortcuts({ onSearch }: { readonly onSearch: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(areShortcutsOn);
  useShortcuts(isOn, { onHelp: () => setOpen(true), onSearch });
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog open={isOpen} title={texts.title} onClose={() => setOpen(false)} closeLabel={texts.close}>
        <div className="grid max-h-[60vh] gap-4 overflow-y-auto">
          <p>{texts.lead}</p>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={isOn}
              onChange={({ target }) => {
                switchShortcuts(target.checked);
                setOn(target.checked);
              }}
              className="size-4.5 shrink-0 accent-primary"
            />
            {texts.on}
          </label>
          <KeySection title={texts.anywhere} rows={texts.anywhereKeys} />
          <KeySection title={texts.lists} rows={texts.keys} />
          <h3 className="font-semibold text-ink">{texts.go}</h3>
          <Keys>
            {Object.entries(goKeys).map(([key, goal]) => (
              <KeyRow
                key={key}
                keys={
                  <>
                    <Key>{texts.goKey}</Key> {texts.after} <Key>{key}</Key>
                  </>
                }
                what={goal === 'overview' ? texts.overview : consoleMessages.sections[goal]}
              />
            ))}
          </Keys>
        </div>
      </Dialog>
    </>
  );
}

interface KeySectionProps {
  readonly title: string;
  /** Keys, each with its action. */
  readonly rows: readonly (readonly [string, string])[];
}

function KeySection({ title, rows }: KeySectionProps) {
  return (
    <>
      <h3 className="font-semibold text-ink">{title}</h3>
      <Keys>
        {rows.map(([key, what]) => (
          <KeyRow key={key} keys={<Key>{key}</Key>} what={what} />
        ))}
      </Keys>
    </>
  );
}

function Keys({ children }: { readonly children: ReactNode }) {
  return <dl className="grid gap-2 text-sm">{children}</dl>;
}

function KeyRow({ keys, what }: { readonly keys: ReactNode; readonly what: string }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <dt>{what}</dt>
      <dd className="shrink-0">{keys}</dd>
    </div>
  );
}

function Key({ children }: { readonly children: string }) {
  return <kbd className="rounded-md border border-field-line px-2 py-0.5 text-ink">{children}</kbd>;
}
