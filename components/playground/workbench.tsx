import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
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
import { type Appearance, defaultAppearance } from './appearance-controls';
import { EventLog, type LoggedEvent } from './event-log';
import { isolate } from './isolate';
import LivePreview, { preloadPreview } from './live-preview';
import type { PlaygroundProps } from './playground-props';
import { ProblemList } from './problem-list';
import { Toolbar } from './toolbar';
import styles from './workbench.module.css';

/** More elements and options would block the page for seconds. The largest screen has 200. */
const maxPreviewEntries = 500;

/** How long the toolbar shows that something was copied. */
const copiedMs = 2500;

/** What can be copied, with the message for screen readers. */
const copiedMessages = { json: 'JSON copied.', link: 'Link copied.' };

/** The width of the phone's frame on both sides of the screen. */
const frameWidth = '1.2rem';

const formatJson = (value: unknown) => JSON.stringify(value, null, 2);

/** Parses and validates the text; undefined if it is not valid JSON. */
function parseDocument(text: string): ResolvedDocument | undefined {
  try {
    return resolveDocument(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export { preloadPreview };

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
  const [copied, setCopied] = useState<keyof typeof copiedMessages>();
  // Why a link or a change was not used, or nothing was copied. It stays until the next change.
  const [problem, setProblem] = useState('');
  const [isExpanded, setIsExpanded] = useState(false);
  const [editor, setEditor] = useState<EditorHandle>();
  const workbenchRef = useRef<HTMLDivElement>(null);
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
    if (copied === undefined) return undefined;
    const timer = window.setTimeout(() => setCopied(undefined), copiedMs);
    return () => window.clearTimeout(timer);
  }, [copied]);

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
    if (!isExpanded || !workbenchRef.current) return undefined;
    const { documentElement: root } = document;
    root.style.overflow = 'hidden';
    const restorePage = isolate(workbenchRef.current);
    const onKeyDown = (event: KeyboardEvent) => {
      // Popups and dialogs close on Escape first. Those of React Aria prevent the default action.
      const isForPopup = event.defaultPrevented || document.querySelector(':popover-open') !== null;
      if (event.key === 'Escape' && !isForPopup) setIsExpanded(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      root.style.overflow = '';
      restorePage();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isExpanded]);

  const copyToClipboard = async (content: string, kind: keyof typeof copiedMessages) => {
    try {
      await navigator.clipboard.writeText(content);
      setCopied(kind);
    } catch {
      setProblem('Your browser doesn’t allow copying here. Select the text and copy it manually.');
    }
  };

  const share = async () => {
    const { origin, pathname, search } = window.location;
    const hash = `#${name}=${await encodeSharedText(text)}`;
    // The link is also in the address bar, in case the clipboard is not available.
    window.history.replaceState(window.history.state, '', hash);
    await copyToClipboard(`${origin}${pathname}${search}${hash}`, 'link');
  };

  const source = useMemo(() => parsePartialJson(text), [text]);
  const isOverride = detectDocumentKind(resolved.document) === 'override';
  const preview = useMemo(
    () => limitDocument(resolved, example?.data ?? {}, maxPreviewEntries),
    [resolved, example],
  );
  return (
    <div
      ref={workbenchRef}
      className={isExpanded ? `${styles.workbench} ${styles.expanded}` : styles.workbench}
      data-expanded={isExpanded || undefined}
    >
      <Toolbar
        examples={examples}
        exampleIndex={exampleIndex}
        onSelectExample={(next) => {
          setExampleIndex(next);
          replaceText(formatJson(examples[next]?.value));
        }}
        appearance={appearance}
        onAppearanceChange={setAppearance}
        isChanged={text !== original}
        onReset={() => replaceText(original)}
        onCopy={() => copyToClipboard(text, 'json')}
        onShare={share}
        copied={copied}
        isExpanded={isExpanded}
        onToggleExpanded={() => setIsExpanded(!isExpanded)}
      />
      <p className="visually-hidden" role="status">
        {copied && copiedMessages[copied]}
      </p>
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
            onSelect={(range) => editor?.selectRange(range)}
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
            <div
              style={{
                width:
                  appearance.width === 'full'
                    ? '100%'
                    : `calc(${appearance.width} + ${frameWidth})`,
              }}
            >
              {isOverride ? (
                <p>An override renders nothing on its own.</p>
              ) : (
                <LivePreview
                  key={previewKey}
                  document={preview.document}
                  data={example?.data}
                  issues={preview.issues}
                  isFramed
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
