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
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, linter, lintKeymap } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { Decoration, EditorView, hoverTooltip, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import {
  type EditorLanguage,
  findIssueRange,
  isPropertyNext,
} from '@/lib/elements/editor/editor-language';
import { findSyntaxError } from '@/lib/elements/editor/find-syntax-error';
import { parsePartialJson } from '@/lib/elements/editor/partial-json';
import { findTextProblem } from '@/lib/elements/editor/text-limits';
import { editorStyles, highlightStyle } from './editor-styles';

/** Renders a description as a paragraph. Its only Markdown is code. */
function renderHelp(text: string): HTMLElement {
  const paragraph = document.createElement('p');
  for (const [index, part] of text.split('`').entries()) {
    const isCode = index % 2 === 1;
    const node = isCode ? document.createElement('code') : new Text();
    node.textContent = part;
    paragraph.append(node);
  }
  return paragraph;
}

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

const theme = EditorView.theme(editorStyles);

/** What wraps is indented below the start of its line, though not so far that a phone has no space for it. */
const indentWrapped = EditorView.decorations.of(({ state: { doc }, visibleRanges }) =>
  Decoration.set(
    visibleRanges.flatMap(({ from, to }) => {
      const [first, last] = [doc.lineAt(from).number, doc.lineAt(to).number];
      return Array.from({ length: last - first + 1 }, (_, index) => {
        const line = doc.line(first + index);
        const indent = Math.min(line.text.search(/\S|$/) + 2, 12);
        const style = `padding-left: calc(6px + ${indent}ch); text-indent: -${indent}ch`;
        return Decoration.line({ attributes: { style } }).range(line.from);
      });
    }),
  ),
);

/** CodeMirror's source of completions: what the language allows at the cursor. */
const completeFrom =
  (language: EditorLanguage) =>
  (context: CompletionContext): CompletionResult | null => {
    const token = context.matchBefore(/["\w-]+/);
    // After punctuation, a list that opens by itself would take Enter, with which one starts a new line.
    if (!context.explicit && !token) return null;
    const text = context.state.doc.toString();
    const completions = language.complete(parsePartialJson(text), context.pos);
    if (!completions || completions.items.length === 0) return null;
    // After a closing quotation mark, Enter starts a new line too.
    const typed = text.slice(completions.from, context.pos);
    if (!context.explicit && /^".*"$/.test(typed)) return null;
    // CodeMirror would compare the labels with the closing quotation mark too, which no label of `""` matches.
    const remaining = completions.to - context.pos;
    const options = completions.items.map(
      ({ label, insertText, detail, documentation, isProperty }): Completion => ({
        // CodeMirror compares the label with the token at the cursor, which includes the quotation mark.
        label: isProperty || insertText.startsWith('"') ? `"${label}"` : label,
        displayLabel: label,
        detail,
        ...(documentation !== undefined && { info: () => renderHelp(documentation) }),
        type: isProperty ? 'property' : 'constant',
        apply: (view, _completion, from, cursor) => {
          const to = cursor + remaining;
          // After an empty string, object or array is inserted, the cursor moves inside it.
          const offsetFromEnd = /(""|\{\}|\[\])$/.test(insertText) ? 1 : 0;
          const needsComma = isProperty && isPropertyNext(view.state.sliceDoc(to));
          view.dispatch({
            changes: { from, to, insert: needsComma ? `${insertText},` : insertText },
            selection: { anchor: from + insertText.length - offsetFromEnd },
          });
        },
      }),
    );
    return { from: completions.from, options, filter: true };
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
          severity: 'error',
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
        dom.append(title, renderHelp(hover.text));
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
          indentWrapped,
          // The problems below a tall editor cover its last lines in the window.
          EditorView.scrollMargins.of(() => ({ bottom: 90 })),
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
