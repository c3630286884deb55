import { ChevronLeft } from 'lucide';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { elementsConsoleStylesheet } from '@/.generated/styles/stylesheets';
import { Icon } from '@/components/ui/icon/icon';
import type { ConsoleContent } from '@/lib/api/description/console-content';
import { consoleDocumentPath } from '@/lib/calls/console/console-page';
import { type ConsoleRoute, listHash, parseConsoleRoute } from '@/lib/calls/console/console-route';
import { assetUrl } from '@/lib/site/base-url';
import { whenIdle } from '@/lib/site/browser/when-idle';
import { loadTimeoutMs } from '@/lib/site/load-failure';
import { provideStorage } from '../stoplight/provide-storage';
import { focusRequestForm } from '../stoplight/request-form';
import { closePopovers } from './close-popovers';
import type { ConsoleStatus } from './console';
import { ConsoleMenu } from './console-menu';
import { ConsoleNav } from './console-nav';
import { ConsoleFailure, ConsoleSkeleton, type LoadProblem } from './console-status';

/**
 * Returns what the URL asks for; undefined until the page is hydrated. Elements' own links change the hash without an
 * event, after which `update` has to be called.
 */
function useConsoleRoute(): [route: ConsoleRoute | undefined, update: () => void] {
  const [hash, setHash] = useState<string>();
  const update = useCallback(() => setHash(window.location.hash), []);
  useEffect(() => {
    update();
    window.addEventListener('hashchange', update);
    window.addEventListener('popstate', update);
    return () => {
      window.removeEventListener('hashchange', update);
      window.removeEventListener('popstate', update);
    };
  }, [update]);
  const route = useMemo(() => (hash === undefined ? undefined : parseConsoleRoute(hash)), [hash]);
  return [route, update];
}

/** Skip link to the request form, past the bar and the list of operations. It is visible only while it has the focus. */
function SkipToRequest() {
  return (
    <button type="button" className="console-skip" onClick={focusRequestForm}>
      Skip to the request
    </button>
  );
}

type LoadState =
  | { status: 'waiting' }
  | { status: 'failed' }
  | { status: 'ready'; Console: typeof import('./console').Console };

/** Calls back when the page is loaded and the browser is idle. Returns a function that cancels it. */
function whenLoadedAndIdle(callback: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(callback);
  let cancel = () => window.removeEventListener('load', onLoad);
  function onLoad() {
    cancel = whenIdle(callback);
  }
  window.addEventListener('load', onLoad, { once: true });
  return () => cancel();
}

/** Loads the console when the browser is idle, or immediately if the URL asks for an operation. */
function useLoadedConsole(isNeeded: boolean | undefined): LoadState {
  const [state, setState] = useState<LoadState>({ status: 'waiting' });

  // Before the import, because Elements' code reads the storage when it is evaluated.
  useEffect(() => provideStorage(), []);

  useEffect(() => {
    if (isNeeded === undefined || state.status !== 'waiting') return undefined;
    const load = () => {
      // The console needs them when its code has run, which takes longer than to load it.
      preload(assetUrl(elementsConsoleStylesheet), { as: 'style' });
      preload(assetUrl(consoleDocumentPath), { as: 'fetch', crossOrigin: 'anonymous' });
      import('./console').then(
        ({ Console }) => setState({ status: 'ready', Console }),
        () => setState({ status: 'failed' }),
      );
    };
    if (!isNeeded) return whenLoadedAndIdle(load);
    load();
    return undefined;
  }, [isNeeded, state.status]);
  return state;
}

/** Returns whether something has been under way for so long that the reader has to know. */
function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), loadTimeoutMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return isLate;
}

const reload = () => window.location.reload();

/**
 * The frame of the console: a bar, the list of operations, and the operation that the URL asks for. The list is all
 * there is without JavaScript, until an operation is selected, and if the console cannot be loaded. What the bar
 * controls, and the operation, are rendered by components/api/console/console.tsx, which loads later.
 *
 * An attribute of the document says whether an operation is displayed. An inline script sets it before the first paint
 * (lib/client/inline-scripts/preload-console.ts), so nothing moves when the page is hydrated.
 */
export function ConsoleShell({ title, intro, groups, links }: ConsoleContent) {
  const [route, updateRoute] = useConsoleRoute();
  const isHydrated = route !== undefined;
  const [status, setStatus] = useState<ConsoleStatus>();
  const [retryCount, setRetryCount] = useState(0);
  const [controls, setControls] = useState<HTMLElement | null>(null);
  const [notices, setNotices] = useState<HTMLElement | null>(null);
  const [detail, setDetail] = useState<HTMLElement | null>(null);
  const section = useRef<HTMLElement>(null);
  /** The link to the operation that was displayed last. */
  const lastLink = useRef<HTMLElement>(null);

  const isList = route?.kind === 'list';
  const loaded = useLoadedConsole(route && !isList);
  const isShown = status?.isShown === true;
  const isWaiting =
    isHydrated && !isList && !isShown && loaded.status !== 'failed' && !status?.hasFailed;
  const isLate = useIsLate(isWaiting);
  let problem: LoadProblem | undefined;
  if (loaded.status === 'failed') problem = 'console';
  else if (status?.hasFailed) problem = 'description';
  else if (isLate) problem = 'slow';
  const showsOperation = isHydrated && !isList && problem === undefined;

  const selectedId = route && 'id' in route ? route.id : undefined;
  const operations = groups.flatMap((group) => group.operations);
  const selected = operations.find(({ id }) => id === selectedId);
  const name = selected?.summary ?? (route?.kind === 'other' ? route.name : '');

  useEffect(() => closePopovers(), []);
  useEffect(() => {
    if (!isHydrated) return;
    const root = document.documentElement;
    if (showsOperation) root.dataset.consoleView = 'operation';
    else root.removeAttribute('data-console-view');
  }, [isHydrated, showsOperation]);
  useEffect(() => () => document.documentElement.removeAttribute('data-console-view'), []);

  // The link that was selected is hidden if there is no space for the list beside the operation, and the link to the list
  // is hidden in the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another operation is displayed
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.checkVisibility()) return;
    if (showsOperation) {
      section.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    } else lastLink.current?.focus();
  }, [showsOperation, selectedId]);

  const retry = () => {
    if (problem !== 'description') return reload();
    setStatus(undefined);
    setRetryCount((count) => count + 1);
  };
  const changeStatus = useCallback((next: ConsoleStatus) => setStatus(next), []);
  return (
    <div className="console" data-console="">
      <header className="console-bar">
        {status?.hasForm && showsOperation && <SkipToRequest />}
        <a className="console-back" href={listHash}>
          <Icon icon={ChevronLeft} size={16} />
          <span>Operations</span>
        </a>
        <h1>{title}</h1>
        <div ref={setControls} className="console-controls" />
        <ConsoleMenu links={links} />
      </header>
      <div ref={setNotices} />
      {problem && <ConsoleFailure problem={problem} onRetry={retry} />}
      <div className="console-body">
        <div className="console-list">
          <p className="console-intro">{intro}</p>
          <ConsoleNav
            groups={groups}
            selectedId={selectedId}
            isHydrated={isHydrated}
            onSelected={(link) => {
              lastLink.current = link;
            }}
          />
        </div>
        <section
          ref={section}
          className="console-detail"
          aria-label={name === '' ? 'Operation' : name}
          aria-busy={isWaiting}
          tabIndex={-1}
        >
          {!isShown && <ConsoleSkeleton name={name} />}
          <div ref={setDetail} className="console-elements-container" inert={!isShown} />
        </section>
      </div>
      {loaded.status === 'ready' && route && controls && notices && detail && (
        <loaded.Console
          route={route}
          containers={{ controls, notices, detail }}
          retryCount={retryCount}
          onHash={updateRoute}
          onStatus={changeStatus}
        />
      )}
    </div>
  );
}
