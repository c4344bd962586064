import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { codeSize } from './code-size.ts';

// Only colors of the design, as CSS variables: they follow the theme and work in the shadow root, where style sheets do
// not.

export const codeLook = EditorView.theme({
  '&': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    borderRadius: '8px',
    border: '1px solid var(--field-line)',
  },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: codeSize.lineHeight },
  '.cm-content': { padding: '0.75rem 0', minHeight: codeSize.minHeight, caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.75rem' },
  '.cm-gutters': {
    backgroundColor: 'var(--sunken)',
    color: 'var(--muted)',
    border: 'none',
    borderRadius: '8px 0 0 8px',
    // Short code does not fill the editor; its gutter does.
    alignSelf: 'stretch',
    height: 'auto',
  },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--hover)', color: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--primary-soft)',
  },
  '.cm-matchingBracket': { backgroundColor: 'var(--primary-soft)', outline: '1px solid var(--primary)' },
});

export const codeColours = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.controlKeyword, tags.operatorKeyword, tags.moduleKeyword],
    color: 'var(--primary)',
    fontWeight: '600',
  },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--plum)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--star-edge)' },
  { tag: [tags.comment, tags.docComment], color: 'var(--muted)', fontStyle: 'italic' },
  { tag: [tags.tagName, tags.definition(tags.function(tags.variableName)), tags.className], color: 'var(--danger)' },
]);
