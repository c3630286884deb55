import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, linter, lintKeymap } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, hoverTooltip, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef } from 'react';
import { type EditorLanguage, findIssueRange } from '@/lib/contract/editor/editor-language';
import { findSyntaxError } from '@/lib/contract/editor/find-syntax-error';
import { parsePartialJson } from '@/lib/contract/editor/partial-json';
import { findTextProblem } from '@/lib/contract/editor/text-limits';

export type EditorHandle = {
  setText: (text: string) => void;
  /** Selects a range of the text and moves the focus to it. */
  selectRange: (range: { from: number; to: number }) => void;
};

type JsonEditorProps = {
  /** Describes what the JSON can have. Must be referentially stable. */
  language: EditorLanguage;
  className?: string | undefined;
  /** The initial text. */
  text: string;
  /** DOM id of the element that describes the editor. */
  describedBy: string;
  onChange: (text: string) => void;
  /** Called with the reason if a change is not made, because the text would be too long or nested too deeply. */
  onRefused: (problem: string) => void;
  onReady: (handle: EditorHandle) => void;
};

const highlightStyle = HighlightStyle.define([
  // The colors of JSON in code blocks (components/mdx/code-block.module.css).
  { tag: tags.propertyName, color: 'var(--t-keyword)' },
  { tag: tags.string, color: 'var(--t-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--t-constant)' },
  { tag: [tags.punctuation, tags.separator], color: 'var(--t-punctuation)' },
]);

const theme = EditorView.theme({
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
  // Above the line numbers, which would cover the left side of an outline inside the editor.
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
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', fontSize: '0.8125rem' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--brand-fill) !important',
    color: 'var(--on-brand) !important',
  },
  '.cm-completionDetail': {
    fontFamily: 'var(--sans)',
    fontStyle: 'normal',
    color: 'inherit',
    opacity: '0.85',
  },
  '.cm-completionInfo': { padding: '0.5rem 0.7rem' },
  '.cm-help': { padding: '0.5rem 0.7rem', fontSize: '0.8125rem' },
  '.cm-help code': { fontWeight: '600' },
  '.cm-diagnostic': { padding: '0.4rem 0.7rem', borderLeftWidth: '4px' },
});

/** CodeMirror's source of completions: what the language allows at the cursor. */
const completeFrom =
  (language: EditorLanguage) =>
  (context: CompletionContext): CompletionResult | null => {
    const token = context.matchBefore(/["\w-]+/);
    // After punctuation, a list that opens by itself would take Enter, with which one starts a new line.
    if (!context.explicit && !token) return null;
    const completions = language.complete(
      parsePartialJson(context.state.doc.toString()),
      context.pos,
    );
    if (!completions || completions.items.length === 0) return null;
    const options = completions.items.map(
      ({ label, insertText, detail, documentation, isProperty }): Completion => ({
        // CodeMirror compares the label with the token at the cursor, which includes the quotation mark.
        label: isProperty || insertText.startsWith('"') ? `"${label}"` : label,
        displayLabel: label,
        detail,
        ...(documentation !== undefined && { info: documentation }),
        type: isProperty ? 'property' : 'constant',
        apply: (view, _completion, from, to) => {
          // After an empty string, object or array is inserted, the cursor moves inside it.
          const offsetFromEnd = /(""|\{\}|\[\])$/.test(insertText) ? 1 : 0;
          view.dispatch({
            changes: { from, to, insert: insertText },
            selection: { anchor: from + insertText.length - offsetFromEnd },
          });
        },
      }),
    );
    return { from: completions.from, to: completions.to, options, filter: true };
  };

/** CodeMirror's linter: the language's issues, or the first syntax error. */
const lintWith =
  (language: EditorLanguage) =>
  (view: EditorView): Diagnostic[] => {
    const source = parsePartialJson(view.state.doc.toString());
    const error = findSyntaxError(source.text);
    if (error)
      return [{ from: error.from, to: error.to, severity: 'error', message: error.message }];
    return language.lint(source.value).flatMap((issue): Diagnostic[] => {
      const range = findIssueRange(source, issue);
      if (!range) return [];
      return [
        {
          from: range.from,
          // Only the first line of a value is underlined.
          to: Math.min(range.to, view.state.doc.lineAt(range.from).to),
          severity: issue.severity,
          message: issue.message,
        },
      ];
    });
  };

/** The documentation of the field under the mouse pointer. */
const hoverHelp = (language: EditorLanguage) =>
  hoverTooltip((view, position) => {
    const hover = language.hover(parsePartialJson(view.state.doc.toString()), position);
    if (!hover) return null;
    return {
      pos: hover.from,
      end: hover.to,
      create: () => {
        const dom = document.createElement('div');
        dom.className = 'cm-help';
        const title = document.createElement('code');
        title.textContent = hover.title;
        const text = document.createElement('p');
        text.textContent = hover.text;
        dom.append(title, text);
        return { dom };
      },
    };
  });

/** A JSON editor (CodeMirror) with completion, hover documentation and diagnostics of a language. */
export function JsonEditor({
  language,
  className,
  text,
  describedBy,
  onChange,
  onRefused,
  onReady,
}: JsonEditorProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const latestProps = useRef({ text, onChange, onRefused, onReady });
  latestProps.current.onChange = onChange;
  latestProps.current.onRefused = onRefused;

  useEffect(() => {
    if (!containerRef.current) return undefined;
    const view = new EditorView({
      parent: containerRef.current,
      state: EditorState.create({
        doc: latestProps.current.text,
        extensions: [
          lineNumbers(),
          history(),
          indentOnInput(),
          bracketMatching(),
          closeBrackets(),
          json(),
          syntaxHighlighting(highlightStyle),
          theme,
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({
            tabindex: '0',
            'aria-label': 'JSON',
            'aria-describedby': describedBy,
          }),
          autocompletion({ override: [completeFrom(language)], icons: false }),
          linter(lintWith(language), { delay: 250 }),
          hoverHelp(language),
          // Tab has no key binding, so it moves the focus out of the editor.
          keymap.of([
            ...closeBracketsKeymap,
            ...completionKeymap,
            ...lintKeymap,
            ...historyKeymap,
            ...defaultKeymap,
          ]),
          EditorState.changeFilter.of(({ docChanged, newDoc }) => {
            const problem = docChanged ? findTextProblem(newDoc.toString()) : undefined;
            if (problem !== undefined) latestProps.current.onRefused(problem);
            return problem === undefined;
          }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latestProps.current.onChange(update.state.doc.toString());
          }),
        ],
      }),
    });
    const selectRange = ({ from, to }: { from: number; to: number }) => {
      view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
      view.focus();
    };
    // The heights of lines are estimates as long as they are out of view, and line numbers are beside the estimates.
    const visibility = new IntersectionObserver(() => view.requestMeasure());
    visibility.observe(view.dom);
    latestProps.current.onReady({
      setText: (next) =>
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
      selectRange,
    });
    return () => {
      visibility.disconnect();
      view.destroy();
    };
  }, [describedBy, language]);

  return <div ref={containerRef} className={className} />;
}
