import { HighlightStyle } from '@codemirror/language';
import { tags } from '@lezer/highlight';

/** The colors of JSON in the editor. */
export const highlightStyle = HighlightStyle.define([
  // The colors of JSON in code blocks (components/docs/mdx/code-block.module.css).
  { tag: tags.propertyName, color: 'var(--t-keyword)' },
  { tag: tags.string, color: 'var(--t-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--t-constant)' },
  { tag: [tags.punctuation, tags.separator], color: 'var(--t-punctuation)' },
]);

/** The styles of CodeMirror's elements. */
export const editorStyles = {
  '&': {
    height: '100%',
    fontSize: '0.8125rem',
    color: 'var(--text)',
    background: 'var(--code-bg)',
  },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--brand)', paddingBlock: '0.75rem' },
  '.cm-cursor': { borderLeftColor: 'var(--brand)' },
  '.cm-gutters': { background: 'var(--code-bg)', color: 'var(--text-faint)', border: 'none' },
  // Above the line numbers, which would cover the left side of an outline inside the editor. What the editor is in isolates
  // it from the bars of the page.
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    zIndex: '300',
    inset: '0',
    border: '2px solid var(--brand)',
    pointerEvents: 'none',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { background: 'var(--code-marked)' },
  '.cm-matchingBracket': {
    background: 'var(--code-marked)',
    outline: '1px solid var(--line-strong)',
  },
  '.cm-tooltip': {
    border: '1px solid var(--line-strong)',
    borderRadius: '8px',
    background: 'var(--bg-raised)',
    color: 'var(--text)',
    boxShadow: 'var(--shadow-l)',
    fontFamily: 'var(--sans)',
    maxWidth: '26rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '16em',
    fontFamily: 'var(--mono)',
    fontSize: '0.8125rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    alignItems: 'baseline',
    padding: '0.25rem 0.6rem',
    lineHeight: '1.4',
    whiteSpace: 'nowrap',
    // Lists of guides have gaps.
    marginTop: '0 !important',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--brand-fill) !important',
    color: 'var(--on-brand) !important',
    // Forced colors remove the background.
    outline: '2px solid transparent',
    outlineOffset: '-2px',
  },
  '.cm-completionLabel': { flex: 'none' },
  '.cm-completionDetail': {
    minWidth: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontFamily: 'var(--sans)',
    fontStyle: 'normal',
    color: 'inherit',
    opacity: '0.85',
  },
  '.cm-completionInfo': { padding: '0.5rem 0.7rem' },
  // With no space beside the list, CodeMirror would cover its options.
  '.cm-tooltip-below > :is(.cm-completionInfo-left-narrow, .cm-completionInfo-right-narrow)': {
    inset: '100% 0 auto !important',
  },
  '.cm-tooltip-above > :is(.cm-completionInfo-left-narrow, .cm-completionInfo-right-narrow)': {
    inset: 'auto 0 100% !important',
  },
  '.cm-help': { padding: '0.5rem 0.7rem', fontSize: '0.8125rem' },
  '.cm-help > code': { fontWeight: '600' },
  '.cm-diagnostic': { padding: '0.4rem 0.7rem', borderLeftWidth: '4px' },
};
