import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, drawSelection, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { ChunkLoadError, chunk } from '../../../../platform/web/chunk.ts';
import { codeColours, codeLook } from './code-colours.ts';
import { codeSize } from './code-size.ts';
import { indentOf, isProse } from './plain-field.tsx';

/** CodeMirror editor that replaces the plain field. */
export interface CodeView {
  /** Shows a file; each keeps its own cursor and undo history. */
  show(file: string, text: string, label: string): void;
  select(from: number, to: number): void;
  /** Puts the cursor on a line, from 1, and scrolls it into view. */
  goTo(line: number): void;
  focus(): void;
  /** Inserts a text at the cursor, over the selection; a tab becomes an indent. */
  insert(text: string): void;
  destroy(): void;
}

interface Options {
  /** Empty element. The editor is in its shadow root, where the page's policy allows its style sheet. */
  readonly host: HTMLElement;
  readonly onEdit: (file: string, text: string) => void;
}

export type MakeCodeView = typeof makeCodeView;

export function makeCodeView({ host, onEdit }: Options): CodeView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const states = new Map<string, EditorState>();
  let shown = '';
  const view = new EditorView({ root, parent: root });

  /** A replacement from outside, such as a reset, is not the learner's edit. */
  const onUpdate = EditorView.updateListener.of(({ docChanged, state, transactions }) => {
    if (docChanged && !transactions.some((each) => each.isUserEvent(outside))) onEdit(shown, state.doc.toString());
  });

  async function colour(file: string): Promise<void> {
    const effects = colouring.reconfigure(await languageOf(file));
    const stored = states.get(file);
    if (file === shown) view.dispatch({ effects });
    else if (stored) states.set(file, stored.update({ effects }).state);
  }

  return {
    show(file, text, label) {
      if (file !== shown) {
        if (shown !== '') states.set(shown, view.state);
        shown = file;
        const known = states.get(file);
        view.setState(known ?? EditorState.create({ doc: text, extensions: [onUpdate, extensionsOf(file, label)] }));
        if (!known) void colour(file);
      }
      const { doc } = view.state;
      if (doc.toString() !== text)
        view.dispatch({ changes: { from: 0, to: doc.length, insert: text }, userEvent: outside });
    },
    select: (from, to) => view.dispatch({ selection: { anchor: from, head: to } }),
    goTo(line) {
      const { from } = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines));
      view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
      view.focus();
    },
    focus: () => view.focus(),
    insert(text) {
      const inserted = text === '\t' ? view.state.facet(indentUnit) : text;
      view.dispatch(view.state.replaceSelection(inserted), { userEvent: 'input.type', scrollIntoView: true });
    },
    destroy: () => view.destroy(),
  };
}

const outside = 'input.outside';
/** Language support, which loads after the editor. */
const colouring = new Compartment();
const fetchPython = chunk(async () => (await import('@codemirror/lang-python')).python());
const fetchJavascript = chunk(async () => (await import('@codemirror/lang-javascript')).javascript({ jsx: true }));

/** Empty for other languages, and if it cannot be loaded: the code is then not highlighted. */
async function languageOf(file: string): Promise<Extension> {
  try {
    if (file.endsWith('.py')) return await fetchPython();
    return /\.m?jsx?$/.test(file) ? await fetchJavascript() : [];
  } catch (error) {
    if (error instanceof ChunkLoadError) return [];
    throw error;
  }
}

/** Lines of prose wrap, since a paragraph is one line; those of code only on a narrow screen. */
const wraps = (file: string) => isProse(file) || matchMedia('(width < 40rem)').matches;

const height = EditorView.theme({ '.cm-scroller': { maxHeight: codeSize.maxHeight } });

/**
 * Handles typing over a selection. Chromium would preserve the old text's look with an inline style, which the page's
 * policy blocks and reports on the console.
 */
const typedOver = EditorView.domEventHandlers({
  beforeinput({ inputType, data, cancelable }, view) {
    const isTyped = inputType === 'insertText' && data !== null && cancelable && !view.composing;
    if (!isTyped || view.state.selection.main.empty) return false;
    view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});

function extensionsOf(file: string, label: string): Extension {
  return [
    lineNumbers(),
    highlightActiveLineGutter(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    typedOver,
    colouring.of([]),
    indentUnit.of(indentOf(file)),
    syntaxHighlighting(codeColours),
    codeLook,
    height,
    wraps(file) ? EditorView.lineWrapping : [],
    keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0', spellcheck: 'false', autocapitalize: 'off' }),
  ];
}
