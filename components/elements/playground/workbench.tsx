import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { preloadElements } from '@/components/elements/renderer/element-registry';
import type { ScreenEvent } from '@/components/elements/renderer/screen/screen-events';
import { renderIsland } from '@/components/ui/document/render-island';
import { type EditorHandle, JsonEditor } from '@/components/ui/json-editor/json-editor';
import { contractLanguage } from '@/lib/elements/editor/contract-language';
import { parsePartialJson } from '@/lib/elements/editor/partial-json';
import { decodeSharedText, encodeSharedText } from '@/lib/elements/editor/share-encoding';
import { readSharedHash } from '@/lib/elements/editor/share-hash';
import type { Example } from '@/lib/elements/example';
import { type ResolvedDocument, resolveDocument } from '@/lib/elements/resolve-document';
import { type Appearance, defaultAppearance } from './appearance-controls';
import { EventLog, type LoggedEvent } from './event-log';
import { PreviewPane } from './preview-pane';
import { ProblemList } from './problem-list';
import { Toolbar } from './toolbar';
import { type CopiedContent, useClipboard } from './use-clipboard';
import { useExpanded } from './use-expanded';

/** How many events are listed. */
const maxEvents = 100;

/** Logs the events of the preview, and reports to it whether a call has succeeded, which the reader selects. */
export function useEventLog() {
  const [events, setEvents] = useState<LoggedEvent[]>([]);
  const [callsSucceed, setCallsSucceed] = useState(true);
  const logEvent = useCallback(
    (event: ScreenEvent) => {
      setEvents((previous) => [
        ...previous.slice(1 - maxEvents),
        { ...event, number: (previous.at(-1)?.number ?? 0) + 1 },
      ]);
      return event.kind === 'call' || event.kind === 'submit' ? callsSucceed : true;
    },
    [callsSucceed],
  );
  return { events, callsSucceed, setCallsSucceed, logEvent, clear: () => setEvents([]) };
}

/** For screen readers. */
const copiedMessages: Record<CopiedContent, string> = {
  json: 'JSON copied.',
  link: 'Link copied.',
};

const formatJson = (value: unknown) => JSON.stringify(value, null, 2);

/** Parses and validates the text; undefined if it is not valid JSON. */
function parseDocument(text: string): ResolvedDocument | undefined {
  try {
    return resolveDocument(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * The interactive part of a playground: the editor, the preview, the problems and the events.
 * @param props.name identifies the playground on its page and in the hash of the URL
 */
export function Workbench({ name, examples }: { name: string; examples: readonly Example[] }) {
  const [exampleIndex, setExampleIndex] = useState(0);
  const example = examples[exampleIndex];
  const original = useMemo(() => formatJson(example?.value), [example]);
  const [text, setText] = useState(original);
  // The last valid JSON stays in the preview, because the text is often invalid while the user types.
  const [resolved, setResolved] = useState<ResolvedDocument>(
    () => parseDocument(original) ?? { document: null, issues: [] },
  );
  const [appearance, setAppearance] = useState<Appearance>(defaultAppearance);
  const { events, callsSucceed, setCallsSucceed, logEvent, clear } = useEventLog();
  // A new key resets the state of the preview.
  const [previewKey, setPreviewKey] = useState(0);
  // Why a link or a change was not used, or nothing was copied. It stays until the next change.
  const [problem, setProblem] = useState('');
  const [editor, setEditor] = useState<EditorHandle>();
  const workbenchRef = useRef<HTMLDivElement>(null);
  const [isExpanded, setIsExpanded] = useExpanded(workbenchRef);
  const { copied, copy } = useClipboard(setProblem);
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

  const selectExample = (next: number) => {
    setExampleIndex(next);
    replaceText(formatJson(examples[next]?.value));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest is the same as when the editor is ready
  useEffect(() => {
    if (!editor) return undefined;
    const readLink = async () => {
      const shared = readSharedHash(window.location.hash, name);
      if (shared === undefined) return;
      if (/^\d+$/.test(shared) && examples[Number(shared)]) return selectExample(Number(shared));
      const decoded = await decodeSharedText(shared);
      if ('text' in decoded) replaceText(decoded.text);
      else setProblem(`${decoded.problem} You see the first example instead.`);
    };
    void readLink();
    window.addEventListener('hashchange', readLink);
    return () => window.removeEventListener('hashchange', readLink);
  }, [editor]);

  const createLink = async () => {
    const hash = `#${name}=${await encodeSharedText(text)}`;
    // The link is also in the address bar, in case the clipboard is not available.
    window.history.replaceState(window.history.state, '', hash);
    return window.location.href;
  };

  const source = useMemo(() => parsePartialJson(text), [text]);
  return (
    <div ref={workbenchRef} className={isExpanded ? 'workbench workbench-expanded' : 'workbench'}>
      <Toolbar
        examples={examples}
        exampleIndex={exampleIndex}
        onSelectExample={selectExample}
        appearance={appearance}
        onAppearanceChange={setAppearance}
        isChanged={text !== original}
        onReset={() => replaceText(original)}
        onCopy={() => copy(Promise.resolve(text), 'json')}
        onShare={() => copy(createLink(), 'link')}
        copied={copied}
        isExpanded={isExpanded}
        onToggleExpanded={() => setIsExpanded(!isExpanded)}
      />
      <p className="visually-hidden" role="status">
        {copied && copiedMessages[copied]}
      </p>
      <div className="workbench-panes">
        <div className="workbench-editing">
          <p className="visually-hidden" id={id}>
            JSON editor. Press Tab to leave it, or Control and Space for suggestions.
          </p>
          <JsonEditor
            language={contractLanguage}
            className="workbench-editor"
            text={original}
            describedBy={id}
            onChange={updateText}
            onRefused={(reason) => setProblem(`${reason} The change was not made.`)}
            onReady={setEditor}
          />
          <div className="workbench-status">
            {problem !== '' && (
              <p className="workbench-problems" role="alert">
                {problem}
              </p>
            )}
            <ProblemList
              source={source}
              issues={resolved.issues}
              onSelect={(range) => editor?.selectRange(range)}
            />
          </div>
        </div>
        <PreviewPane
          resolved={resolved}
          example={example}
          appearance={appearance}
          previewKey={previewKey}
          onEvent={logEvent}
        />
      </div>
      <EventLog
        events={events}
        callsSucceed={callsSucceed}
        onCallsSucceedChange={setCallsSucceed}
        onClear={clear}
      />
    </div>
  );
}

/** Loads what the first example needs besides the code of the workbench, so that it appears at once. */
export const preloadFirst = ([first]: readonly Example[]): Promise<unknown> =>
  preloadElements(first?.value);

/** Renders the workbench of a playground, at once, so that its container is never shown empty. Returns a function that removes it. */
export const mountWorkbench = (
  container: HTMLElement,
  name: string,
  examples: readonly Example[],
): (() => void) =>
  flushSync(() => renderIsland(container, <Workbench name={name} examples={examples} />));
