import { ChevronLeft } from 'lucide';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { elementsConsoleStylesheet } from '@/.generated/styles/stylesheets';
import { Icon } from '@/components/ui/icon/icon';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { openApiFilePaths } from '@/lib/api/description/openapi-file-paths';
import type { ConsoleContent } from '@/lib/api/description/operation-groups';
import { consoleDocumentPath } from '@/lib/calls/console/console-page';
import { type ConsoleRoute, listHash, parseConsoleRoute } from '@/lib/calls/console/console-route';
import { assetUrl } from '@/lib/site/base-url';
import { whenIdle } from '@/lib/site/browser/when-idle';
import { loadTimeoutMs } from '@/lib/site/load-failure';
import { provideStorage } from '../stoplight/provide-storage';
import { focusRequestForm } from '../stoplight/request-form';
import { ConsoleNav } from './console-nav';

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
    return () => window.removeEventListener('hashchange', update);
  }, [update]);
  const route = useMemo(() => (hash === undefined ? undefined : parseConsoleRoute(hash)), [hash]);
  return [route, update];
}

type LoadedConsole = typeof import('./console').Console;

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
function useLoadedConsole(
  isNeeded: boolean | undefined,
  onFailed: () => void,
): LoadedConsole | undefined {
  const [loaded, setLoaded] = useState<{ Console: LoadedConsole }>();

  // Before the import, because Elements' code reads the storage when it is evaluated.
  useEffect(() => provideStorage(), []);

  useEffect(() => {
    if (isNeeded === undefined) return undefined;
    const load = () => {
      // The console needs them when its code has run, which takes longer than to load it.
      preload(assetUrl(elementsConsoleStylesheet), { as: 'style' });
      preload(assetUrl(consoleDocumentPath), { as: 'fetch', crossOrigin: 'anonymous' });
      import('./console').then(setLoaded, onFailed);
    };
    if (!isNeeded) return whenLoadedAndIdle(load);
    load();
    return undefined;
  }, [isNeeded, onFailed]);
  return loaded?.Console;
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

/** Links and downloads of the API. */
function Links({ links }: Pick<ConsoleContent, 'links'>) {
  return (
    <ul className="console-links">
      {links.map(({ label, path }) => (
        <li key={path}>
          <SiteLink href={path}>{label}</SiteLink>
        </li>
      ))}
      {(['json', 'yaml'] as const).map((format) => (
        <li key={format}>
          <SiteLink href={openApiFilePaths[format]} download>
            OpenAPI as {format.toUpperCase()}
          </SiteLink>
        </li>
      ))}
      <li>
        <SiteLink href="https://github.com/stoplightio/elements">
          Made with Stoplight Elements
        </SiteLink>
      </li>
    </ul>
  );
}

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
  const [hasFailed, setHasFailed] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const [controls, setControls] = useState<HTMLElement | null>(null);
  const [detail, setDetail] = useState<HTMLElement | null>(null);
  const section = useRef<HTMLElement>(null);
  /** The link to the operation that was displayed last. */
  const lastLink = useRef<HTMLElement>(null);
  const fail = useCallback(() => setHasFailed(true), []);
  const show = useCallback(() => setIsShown(true), []);

  const isHydrated = route !== undefined;
  const isList = route?.kind === 'list';
  const Console = useLoadedConsole(route && !isList, fail);
  const isWaiting = isHydrated && !isList && !isShown && !hasFailed;
  const isLate = useIsLate(isWaiting);
  const showsOperation = isHydrated && !isList && !hasFailed && !isLate;

  const selectedId = route && 'id' in route ? route.id : undefined;
  const operations = groups.flatMap((group) => group.operations);
  const selected = operations.find(({ id }) => id === selectedId);
  const name = selected?.summary ?? (route?.kind === 'other' ? route.name : '');

  useEffect(() => {
    if (!isHydrated) return undefined;
    const root = document.documentElement;
    root.toggleAttribute('data-console-view', showsOperation);
    return () => root.removeAttribute('data-console-view');
  }, [isHydrated, showsOperation]);

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

  return (
    <div className="console" data-console="">
      <header className="console-bar">
        {isShown && showsOperation && (
          <button type="button" className="console-skip" onClick={focusRequestForm}>
            Skip to the request
          </button>
        )}
        <a className="console-back" href={listHash}>
          <Icon icon={ChevronLeft} size={16} />
          <span>Operations</span>
        </a>
        <h1>{title}</h1>
        <div ref={setControls} className="console-controls" />
      </header>
      {(hasFailed || isLate) && (
        <p role="alert" className="console-failure">
          {hasFailed
            ? 'The console could not be loaded.'
            : 'The console takes longer than usual to load.'}{' '}
          The list of all operations stays below.{' '}
          <button type="button" className="text-button" onClick={() => window.location.reload()}>
            Retry
          </button>
        </p>
      )}
      <div className="console-body">
        <div className="console-list">
          <p className="console-intro">{intro}</p>
          <Links links={links} />
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
          {!isShown && (
            <div className="console-opening">
              {/* Before React resumes here, lib/client/inline-scripts/preload-console.ts writes the name. */}
              <p data-console-opening="" suppressHydrationWarning>
                {name}
              </p>
              <p role="status" data-search="off">
                Opening the operation…
              </p>
            </div>
          )}
          <div ref={setDetail} className="console-elements-container" inert={!isShown} />
        </section>
      </div>
      {Console && route && controls && detail && (
        <Console
          route={route}
          containers={{ controls, detail }}
          onHash={updateRoute}
          onShown={show}
          onFailed={fail}
        />
      )}
    </div>
  );
}
