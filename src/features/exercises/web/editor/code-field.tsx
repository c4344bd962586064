import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CodeView, MakeCodeView } from './code-view.ts';
import type { Insert, PlainSelection, Reveal } from './places.ts';

interface CodeFieldProps {
  readonly make: MakeCodeView;
  /** Selection in the plain field that it replaces, if that one had the focus. */
  readonly from: PlainSelection | null;
  readonly file: string;
  readonly text: string;
  readonly label: string;
  readonly reveal: Reveal | null;
  readonly onRevealed: (reveal: Reveal) => void;
  readonly onEdit: (file: string, text: string) => void;
  readonly insert: RefObject<Insert | null> | undefined;
}

/** CodeMirror as a React component. */
export function CodeField({ make, from, file, text, label, reveal, onRevealed, onEdit, insert }: CodeFieldProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<CodeView>(null);
  const edited = useRef(onEdit);
  useLayoutEffect(() => {
    edited.current = onEdit;
  });
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    // Rendered at once: the next key may run the code.
    const onChange = (name: string, changed: string) => flushSync(() => edited.current(name, changed));
    const created = make({ host: host.current, onEdit: onChange });
    view.current = created;
    return () => created.destroy();
  }, [make]);
  useImperativeHandle(insert, () => (inserted: string) => view.current?.insert(inserted), []);
  useLayoutEffect(() => view.current?.show(file, text, label), [make, file, text, label]);
  useLayoutEffect(() => {
    if (!from) return;
    view.current?.select(from.from, from.to);
    view.current?.focus();
  }, [from]);
  useEffect(() => {
    if (reveal?.file !== file) return;
    view.current?.goTo(reveal.line);
    onRevealed(reveal);
  }, [reveal, file, onRevealed]);
  return <div ref={host} translate="no" className="text-sm" />;
}
