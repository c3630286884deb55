import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { ScreenEvent } from '@/components/contract/screen/screen-events';
import { type EditorHandle, JsonEditor } from '@/components/json-editor/json-editor';
import { contractLanguage } from '@/lib/contract/editor/contract-language';
import { parsePartialJson } from '@/lib/contract/editor/partial-json';
import { decodeSharedText, encodeSharedText } from '@/lib/contract/editor/share-encoding';
import { readSharedHash } from '@/lib/contract/editor/share-hash';
import { limitDocument } from '@/lib/contract/limit-document';
import {
  detectDocumentKind,
  type ResolvedDocument,
  resolveDocument,
} from '@/lib/contract/resolve-document';
import { type Appearance, AppearanceControls, defaultAppearance } from './appearance-controls';
import { EventLog, type LoggedEvent } from './event-log';
import LivePreview from './live-preview';
import type { PlaygroundProps } from './playground-props';
import { ProblemList } from './problem-list';
import styles from './workbench.module.css';

/** More elements and options would block the page for seconds. The largest screen has 200. */
const maxPreviewEntries = 500;

const formatJson = (value: unknown) => JSON.stringify(value, null, 2);

/** Parses and validates the text; undefined if it is not valid JSON. */
function parseDocument(text: string): ResolvedDocument | undefined {
  try {
    return resolveDocument(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The interactive part of a playground: the editor, the preview, the problems and the events. */
export function Workbench({ name, examples }: PlaygroundProps) {
  const [exampleIndex, setExampleIndex] = useState(0);
  const example = examples[exampleIndex];
  const original = useMemo(() => formatJson(example?.value), [example]);
  const [text, setText] = useState(original);
  // The last valid JSON stays in the preview, because the text is often invalid while the user types.
  const [resolved, setResolved] = useState<ResolvedDocument>(
    () => parseDocument(original) ?? { document: null, issues: [] },
  );
  const [appearance, setAppearance] = useState<Appearance>(defaultAppearance);
  const [events, setEvents] = useState<LoggedEvent[]>([]);
  const [callsSucceed, setCallsSucceed] = useState(true);
  // A new key resets the state of the preview.
  const [previewKey, setPreviewKey] = useState(0);
  const [statusMessage, setStatusMessage] = useState('');
  // Why a link or a change was not used. It stays until the next change.
  const [problem, setProblem] = useState('');
  const [isExpanded, setIsExpanded] = useState(false);
  const [editor, setEditor] = useState<EditorHandle>();
  const id = useId();

  const updateText = useCallback((next: string) => {
    setText(next);
    setProblem('');
    const document = parseDocument(next);
    if (document) setResolved(document);
  }, []);

  const replaceText = useCallback(
    (next: string) => {
      editor?.setText(next);
      updateText(next);
      setPreviewKey((key) => key + 1);
    },
    [editor, updateText],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is read once, when the editor is ready
  useEffect(() => {
    const shared = readSharedHash(window.location.hash, name);
    if (shared === undefined || !editor) return;
    void decodeSharedText(shared).then((decoded) => {
      if ('text' in decoded) replaceText(decoded.text);
      else setProblem(`${decoded.problem} You see the first example instead.`);
    });
  }, [editor]);

  useEffect(() => {
    if (statusMessage === '') return undefined;
    const timer = window.setTimeout(() => setStatusMessage(''), 5000);
    return () => window.clearTimeout(timer);
  }, [statusMessage]);

  const logEvent = useCallback(
    (event: ScreenEvent) => {
      setEvents((previous) => [
        ...previous.slice(-99),
        { ...event, number: (previous.at(-1)?.number ?? 0) + 1 },
      ]);
      return event.kind === 'call' || event.kind === 'submit' ? callsSucceed : true;
    },
    [callsSucceed],
  );

  useEffect(() => {
    if (!isExpanded) return undefined;
    const { documentElement: root } = document;
    root.style.overflow = 'hidden';
    const onKeyDown = (event: KeyboardEvent) => {
      // Popups and dialogs close on Escape first and prevent the default action.
      if (event.key === 'Escape' && !event.defaultPrevented) setIsExpanded(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      root.style.overflow = '';
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isExpanded]);

  const copyToClipboard = async (content: string, successMessage: string) => {
    try {
      await navigator.clipboard.writeText(content);
      setStatusMessage(successMessage);
    } catch {
      setStatusMessage(
        'Your browser doesn’t allow copying here. Select the text and copy it manually.',
      );
    }
  };

  const share = async () => {
    const { origin, pathname, search } = window.location;
    const hash = `#${name}=${await encodeSharedText(text)}`;
    // The link is also in the address bar, in case the clipboard is not available.
    window.history.replaceState(window.history.state, '', hash);
    await copyToClipboard(`${origin}${pathname}${search}${hash}`, 'Link copied.');
  };

  const source = useMemo(() => parsePartialJson(text), [text]);
  const isOverride = detectDocumentKind(resolved.document) === 'override';
  const preview = useMemo(
    () => limitDocument(resolved, example?.data ?? {}, maxPreviewEntries),
    [resolved, example],
  );
  return (
    <div className={isExpanded ? `${styles.workbench} ${styles.expanded}` : styles.workbench}>
      <div className={styles.bar}>
        {examples.length > 1 && (
          <label className={styles.choice}>
            <span>Example</span>
            <select
              value={exampleIndex}
              onChange={({ target }) => {
                const next = Number(target.value);
                setExampleIndex(next);
                replaceText(formatJson(examples[next]?.value));
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
          {statusMessage}
        </span>
        <button type="button" disabled={text === original} onClick={() => replaceText(original)}>
          Reset
        </button>
        <button type="button" onClick={() => copyToClipboard(text, 'JSON copied.')}>
          Copy
        </button>
        <button type="button" onClick={share}>
          Share
        </button>
        <button type="button" aria-pressed={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
          {isExpanded ? 'Close' : 'Expand'}
        </button>
      </div>
      <AppearanceControls appearance={appearance} onChange={setAppearance} />
      <div className={styles.panes}>
        <div className={styles.editing}>
          <p className="visually-hidden" id={id}>
            JSON editor. Press Tab to leave it, or Control and Space for suggestions.
          </p>
          <JsonEditor
            language={contractLanguage}
            className={styles.editor}
            text={original}
            describedBy={id}
            onChange={updateText}
            onRefused={(reason) => setProblem(`${reason} The change was not made.`)}
            onReady={setEditor}
          />
          {problem !== '' && (
            <p className={styles.problems} role="alert">
              {problem}
            </p>
          )}
          <ProblemList
            source={source}
            issues={resolved.issues}
            isJson={parseDocument(text) !== undefined}
            onSelect={(pointer) => editor?.select(pointer)}
          />
        </div>
        <div className={styles.viewing}>
          {preview.isLimited && (
            <p className={styles.problems} role="status">
              The preview is limited to {maxPreviewEntries} elements and options: it shows the first
              ones.
            </p>
          )}
          <div className={styles.stage} data-mode={appearance.mode}>
            <div style={{ width: appearance.width, maxWidth: '100%' }}>
              {isOverride ? (
                <p>An override renders nothing on its own.</p>
              ) : (
                <LivePreview
                  key={previewKey}
                  document={preview.document}
                  data={example?.data}
                  issues={preview.issues}
                  onEvent={logEvent}
                  mode={appearance.mode}
                  direction={appearance.direction}
                  textScale={appearance.textScale}
                />
              )}
            </div>
          </div>
        </div>
      </div>
      <EventLog
        events={events}
        callsSucceed={callsSucceed}
        onCallsSucceedChange={setCallsSucceed}
        onClear={() => setEvents([])}
      />
    </div>
  );
}
