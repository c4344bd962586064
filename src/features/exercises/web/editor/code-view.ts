import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, drawSelection, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { ChunkLoadError, chunk } from '../../../../platform/web/chunk.ts';
import { codeColours, codeLook } from './code-colours.ts';
import { isProse } from './is-prose.ts';

/** CodeMirror in the place of the plain field. */
export interface CodeView {
  /** Shows a file; each keeps its own cursor and its own steps to undo. */
  show(file: string, text: string, label: string): void;
  select(from: number, to: number): void;
  /** Puts the cursor on a line, from 1, and into view. */
  goTo(line: number): void;
  focus(): void;
  destroy(): void;
}

interface Options {
  /** An empty element; the editor stands in its shadow root, where the page's policy lets it bring its style sheet. */
  readonly host: HTMLElement;
  readonly onEdit: (file: string, text: string) => void;
}

export type MakeCodeView = typeof makeCodeView;

export function makeCodeView({ host, onEdit }: Options): CodeView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const states = new Map<string, EditorState>();
  let shown = '';
  const view = new EditorView({ root, parent: root });

  /** What is replaced from outside, such as by a reset, is no edit of the learner's. */
  const told = EditorView.updateListener.of(({ docChanged, state, transactions }) => {
    if (docChanged && !transactions.some((each) => each.isUserEvent(outside))) onEdit(shown, state.doc.toString());
  });

  async function colour(file: string): Promise<void> {
    const effects = colouring.reconfigure(await languageOf(file));
    const kept = states.get(file);
    if (file === shown) view.dispatch({ effects });
    else if (kept) states.set(file, kept.update({ effects }).state);
  }

  return {
    show(file, text, label) {
      if (file !== shown) {
        if (shown !== '') states.set(shown, view.state);
        shown = file;
        const known = states.get(file);
        view.setState(known ?? EditorState.create({ doc: text, extensions: [told, extensionsOf(file, label)] }));
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
    destroy: () => view.destroy(),
  };
}

const outside = 'input.outside';
/** What knows the language of a file; it comes later than the editor. */
const colouring = new Compartment();
const fetchPython = chunk(async () => (await import('@codemirror/lang-python')).python());
const fetchJavascript = chunk(async () => (await import('@codemirror/lang-javascript')).javascript({ jsx: true }));

/** Nothing for other languages, and where it does not arrive: the code has no colours then. */
async function languageOf(file: string): Promise<Extension> {
  try {
    if (file.endsWith('.py')) return await fetchPython();
    return /\.m?jsx?$/.test(file) ? await fetchJavascript() : [];
  } catch (error) {
    if (error instanceof ChunkLoadError) return [];
    throw error;
  }
}

/** A paragraph is one line, and there are many. */
const prose = [EditorView.lineWrapping, EditorView.theme({ '.cm-scroller': { maxHeight: '70vh' } })];

/**
 * What is typed over a selection. Left to itself, Chromium keeps the look of what it replaces by an inline style, which the
 * page's policy refuses and tells on the console.
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
  const isPython = file.endsWith('.py');
  return [
    lineNumbers(),
    highlightActiveLineGutter(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    typedOver,
    colouring.of([]),
    indentUnit.of(isPython ? '    ' : '  '),
    syntaxHighlighting(codeColours),
    codeLook,
    isProse(file) ? prose : [],
    keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0', spellcheck: 'false', autocapitalize: 'off' }),
  ];
}
