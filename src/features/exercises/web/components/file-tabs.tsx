import type { KeyboardEvent } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { exerciseMessages } from '../messages.ts';

interface FileTabsProps {
  readonly files: readonly string[];
  readonly shown: string;
  readonly onShow: (file: string) => void;
}

/** Tabs for the files of a program; a single file has only its name. */
export function FileTabs({ files, shown, onShow }: FileTabsProps) {
  if (files.length === 1)
    return (
      <p translate="no" className="font-mono text-sm font-semibold">
        {shown}
      </p>
    );

  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const at = files.indexOf(shown);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: files.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + files.length) % files.length;
    onShow(files[next] ?? shown);
    const tab = event.currentTarget.parentElement?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div role="tablist" aria-label={exerciseMessages.editor.files} className="flex flex-wrap gap-1">
      {files.map((file) => (
        <button
          key={file}
          type="button"
          role="tab"
          translate="no"
          aria-selected={file === shown}
          tabIndex={file === shown ? 0 : -1}
          onKeyDown={move}
          onClick={() => onShow(file)}
          className={cx(
            'min-h-9 rounded-md border px-3 font-mono text-sm pointer-coarse:min-h-11',
            file === shown
              ? 'border-field-line bg-surface font-semibold text-ink'
              : 'border-transparent bg-sunken text-muted hover:text-ink',
          )}
        >
          {file}
        </button>
      ))}
    </div>
  );
}
