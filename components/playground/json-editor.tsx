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
import { getCompletions, getHover } from '@/lib/contract/editor/completion';
import { parsePartialJson } from '@/lib/contract/editor/partial-json';
import { resolveDocument } from '@/lib/contract/resolve-document';
import styles from './workbench.module.css';

export type EditorHandle = {
  setText: (text: string) => void;
  /** Selects the value at a JSON Pointer and moves the focus to it. */
  select: (pointer: string) => void;
};

type EditorProps = {
  /** The text at the start. */
  text: string;
  describedBy: string;
  onChange: (text: string) => void;
  onReady: (handle: EditorHandle) => void;
};

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--t-function)' },
  { tag: tags.string, color: 'var(--t-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--t-constant)' },
  { tag: [tags.punctuation, tags.bracket, tags.separator], color: 'var(--t-punctuation)' },
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
  '&.cm-focused': { outline: '2px solid var(--brand)', outlineOffset: '-2px' },
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
  '.cm-diagnostic': { padding: '0.4rem 0.7rem', borderLeftWidth: '4px' },
});

/** What the contract allows at the cursor. */
function complete(context: CompletionContext): CompletionResult | null {
  const before = context.matchBefore(/["\w-]+/);
  const opens = context.matchBefore(/[{,:[]\s*/);
  if (!context.explicit && !before && !opens) return null;
  const found = getCompletions(parsePartialJson(context.state.doc.toString()), context.pos);
  if (!found || found.items.length === 0) return null;
  const options = found.items.map(
    ({
      label,
      insertText: insert,
      detail,
      documentation: info,
      isProperty: isKey,
    }): Completion => ({
      // What is being written begins with a quotation mark: the label must too, to be found.
      label: isKey || insert.startsWith('"') ? `"${label}"` : label,
      displayLabel: label,
      detail,
      info,
      type: isKey ? 'property' : 'constant',
      apply: (view, _completion, from, to) => {
        // A new field's cursor belongs into its empty value.
        const inside = /(""|\{\}|\[\])$/.test(insert) ? 1 : 0;
        view.dispatch({
          changes: { from, to, insert },
          selection: { anchor: from + insert.length - inside },
        });
      },
    }),
  );
  return { from: found.from, to: found.to, options, filter: true };
}

/** The validator's issues at their places, and where the text stops being JSON. */
function check(view: EditorView): Diagnostic[] {
  const source = parsePartialJson(view.state.doc.toString());
  try {
    JSON.parse(source.text);
  } catch (error) {
    const broken = findBroken(source);
    return [
      {
        ...broken,
        severity: 'error',
        message: error instanceof Error ? error.message : 'This is no JSON',
      },
    ];
  }
  return resolveDocument(source.value).issues.flatMap(
    ({ kind, pointer, message, expected, suggestion }) => {
      const place = source.ranges.get(pointer);
      const hint = suggestion === undefined ? '' : ` Did you mean «${suggestion}»?`;
      return place
        ? [
            {
              // A large faulty value is marked at its beginning only.
              from: place.from,
              to: Math.min(place.to, view.state.doc.lineAt(place.from).to),
              severity: kind === 'value' ? ('error' as const) : ('warning' as const),
              message: `${message}. Expected ${expected}.${hint}`,
            },
          ]
        : [];
    },
  );
}

/** The first place that the parser could not make sense of. */
function findBroken({ tree, text }: ReturnType<typeof parsePartialJson>): {
  from: number;
  to: number;
} {
  let found: { from: number; to: number } | undefined;
  tree.iterate({
    enter: ({ type, from, to }) => {
      if (type.isError && !found)
        found = { from, to: Math.max(to, Math.min(from + 1, text.length)) };
    },
  });
  return found ?? { from: 0, to: text.length };
}

/** What the field under the pointer means. */
const help = hoverTooltip((view, position) => {
  const found = getHover(parsePartialJson(view.state.doc.toString()), position);
  if (!found) return null;
  return {
    pos: found.from,
    end: found.to,
    create: () => {
      const dom = document.createElement('div');
      dom.className = styles.help ?? '';
      const title = document.createElement('code');
      title.textContent = found.title;
      const text = document.createElement('p');
      text.textContent = found.text;
      dom.append(title, text);
      return { dom };
    },
  };
});

/** A JSON editor (CodeMirror) that knows the contract: completion, help and faults in place. */
export function JsonEditor({ text, describedBy, onChange, onReady }: EditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef({ text, onChange, onReady });
  latest.current.onChange = onChange;

  useEffect(() => {
    if (!box.current) return undefined;
    const view = new EditorView({
      parent: box.current,
      state: EditorState.create({
        doc: latest.current.text,
        extensions: [
          lineNumbers(),
          history(),
          indentOnInput(),
          bracketMatching(),
          closeBrackets(),
          json(),
          syntaxHighlighting(colours),
          theme,
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({
            tabindex: '0',
            'aria-label': 'JSON',
            'aria-describedby': describedBy,
          }),
          autocompletion({ override: [complete], icons: false }),
          linter(check, { delay: 250 }),
          help,
          // Tab is not among the keys: it leaves the editor.
          keymap.of([
            ...closeBracketsKeymap,
            ...completionKeymap,
            ...lintKeymap,
            ...historyKeymap,
            ...defaultKeymap,
          ]),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.onChange(update.state.doc.toString());
          }),
        ],
      }),
    });
    latest.current.onReady({
      setText: (next) =>
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
      select: (pointer) => {
        const place = parsePartialJson(view.state.doc.toString()).ranges.get(pointer);
        if (!place) return;
        view.dispatch({ selection: { anchor: place.from, head: place.to }, scrollIntoView: true });
        view.focus();
      },
    });
    return () => view.destroy();
  }, [describedBy]);

  return <div ref={box} className={styles.editor} />;
}
