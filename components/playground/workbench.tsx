import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { ScreenEvent } from '@/components/contract/screen/screen-events';
import { parsePartialJson } from '@/lib/contract/editor/partial-json';
import { decodeSharedText, encodeSharedText } from '@/lib/contract/editor/share-encoding';
import { readSharedHash } from '@/lib/contract/editor/share-hash';
import {
  detectDocumentKind,
  type ResolvedDocument,
  resolveDocument,
} from '@/lib/contract/resolve-document';
import { type Appearance, AppearanceControls, defaultAppearance } from './appearance-controls';
import { EventLog, type LoggedEvent } from './event-log';
import { type EditorHandle, JsonEditor } from './json-editor';
import LivePreview from './live-preview';
import type { PlaygroundExample } from './playground';
import { ProblemList } from './problem-list';
import styles from './workbench.module.css';

export type WorkbenchProps = { name: string; examples: PlaygroundExample[] };

const print = (value: unknown) => JSON.stringify(value, null, 2);

/** The text as a document; undefined while it is no JSON. */
function readText(text: string): ResolvedDocument | undefined {
  try {
    return resolveDocument(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The playground in use: editor, preview, problems and events. */
export function Workbench({ name, examples }: WorkbenchProps) {
  const [chosen, setChosen] = useState(0);
  const example = examples[chosen];
  const original = useMemo(() => print(example?.value), [example]);
  const [text, setText] = useState(original);
  // What was drawn last stays while the text is no JSON: half a word must not empty the stage.
  const [shown, setShown] = useState<ResolvedDocument>(
    () => readText(original) ?? { document: null, issues: [] },
  );
  const [look, setLook] = useState<Appearance>(defaultAppearance);
  const [events, setEvents] = useState<LoggedEvent[]>([]);
  const [succeeds, setSucceeds] = useState(true);
  const [round, setRound] = useState(0);
  const [said, setSaid] = useState('');
  const [expanded, setExpanded] = useState(false);
  const [editor, setEditor] = useState<EditorHandle>();
  const id = useId();

  const change = useCallback((next: string) => {
    setText(next);
    const read = readText(next);
    if (read) setShown(read);
  }, []);

  const load = useCallback(
    (next: string) => {
      editor?.setText(next);
      change(next);
      setRound((before) => before + 1);
    },
    [editor, change],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is read once, when the editor is there
  useEffect(() => {
    const shared = readSharedHash(window.location.hash, name);
    if (shared === undefined || !editor) return;
    void decodeSharedText(shared).then((decoded) => {
      if (decoded === undefined)
        setSaid('The link’s JSON could not be read: the first example is shown.');
      else load(decoded);
    });
  }, [editor]);

  useEffect(() => {
    if (said === '') return undefined;
    const timer = window.setTimeout(() => setSaid(''), 5000);
    return () => window.clearTimeout(timer);
  }, [said]);

  const host = useCallback(
    (event: ScreenEvent) => {
      setEvents((before) => [
        ...before.slice(-99),
        { ...event, number: (before.at(-1)?.number ?? 0) + 1 },
      ]);
      return event.kind === 'call' || event.kind === 'submit' ? succeeds : true;
    },
    [succeeds],
  );

  useEffect(() => {
    if (!expanded) return undefined;
    const { documentElement: root } = document;
    root.style.overflow = 'hidden';
    const onKey = (event: KeyboardEvent) => {
      // Escape closes a list or a question first: those have handled it then.
      if (event.key === 'Escape' && !event.defaultPrevented) setExpanded(false);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      root.style.overflow = '';
      document.removeEventListener('keydown', onKey);
    };
  }, [expanded]);

  const copy = async (what: string, words: string) => {
    try {
      await navigator.clipboard.writeText(what);
      setSaid(words);
    } catch {
      setSaid('Copying is not allowed here: select the text and copy it by hand.');
    }
  };

  const share = async () => {
    const { origin, pathname, search } = window.location;
    const hash = `#${name}=${await encodeSharedText(text)}`;
    // The address changes too: whoever may not copy can take it from there.
    window.history.replaceState(window.history.state, '', hash);
    await copy(`${origin}${pathname}${search}${hash}`, 'The link is copied.');
  };

  const source = useMemo(() => parsePartialJson(text), [text]);
  const isOverride = detectDocumentKind(shown.document) === 'override';
  return (
    <div className={expanded ? `${styles.workbench} ${styles.expanded}` : styles.workbench}>
      <div className={styles.bar}>
        {examples.length > 1 && (
          <label className={styles.choice}>
            <span>Example</span>
            <select
              value={chosen}
              onChange={({ target }) => {
                const next = Number(target.value);
                setChosen(next);
                load(print(examples[next]?.value));
              }}
            >
              {examples.map(({ title }, index) => (
                <option key={title} value={index}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        )}
        <span className={styles.said} role="status">
          {said}
        </span>
        <button type="button" disabled={text === original} onClick={() => load(original)}>
          Reset
        </button>
        <button type="button" onClick={() => copy(text, 'The JSON is copied.')}>
          Copy
        </button>
        <button type="button" onClick={share}>
          Share
        </button>
        <button type="button" aria-pressed={expanded} onClick={() => setExpanded(!expanded)}>
          {expanded ? 'Close' : 'Expand'}
        </button>
      </div>
      <AppearanceControls appearance={look} onChange={setLook} />
      <div className={styles.panes}>
        <div className={styles.editing}>
          <p className="visually-hidden" id={id}>
            JSON editor. Tab leaves it. Control and space suggests what may be written.
          </p>
          <JsonEditor text={original} describedBy={id} onChange={change} onReady={setEditor} />
          <ProblemList
            source={source}
            issues={shown.issues}
            isJson={readText(text) !== undefined}
            onSelect={(pointer) => editor?.select(pointer)}
          />
        </div>
        <div className={styles.viewing}>
          <div className={styles.stage} data-mode={look.mode}>
            <div style={{ width: look.width, maxWidth: '100%' }}>
              {isOverride ? (
                <p>An override draws nothing by itself.</p>
              ) : (
                <LivePreview
                  key={round}
                  document={shown.document}
                  data={example?.data}
                  issues={shown.issues}
                  onEvent={host}
                  mode={look.mode}
                  direction={look.direction}
                  textScale={look.textScale}
                />
              )}
            </div>
          </div>
        </div>
      </div>
      <EventLog
        events={events}
        callsSucceed={succeeds}
        onCallsSucceedChange={setSucceeds}
        onClear={() => setEvents([])}
      />
    </div>
  );
}
