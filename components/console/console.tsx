'use client';

import { API } from '@stoplight/elements';
import { useTheme } from 'next-themes';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { SandboxBar } from '@/components/sandbox/sandbox-bar';
import type { ConsoleCall } from '@/lib/console/console-call';
import type { PreparedRequest } from '@/lib/console/prepared-request';
import { assetUrl } from '@/lib/site/base-url';
import { CallDock } from './call-dock';
import styles from './console.module.css';
import { fillPreparedRequest, readPreparedRequest } from './fill-prepared-request';
import { fixAccessibility } from './fix-accessibility';
import { interceptConsoleFetch } from './intercept-console-fetch';
import { PreparedRequestNote } from './prepared-request-note';
import { renderExtensions } from './render-extensions';
import { scrollToConsoleTop, scrollToSelection } from './scroll-console';
import { SkipToRequest } from './skip-to-request';
import { TokenBar } from './token-bar';
import { redirectTokenToSessionStorage } from './token-storage';
import { type ConsoleApi, consoleDocumentUrl, useConsoleApi } from './use-console-api';
import { useConsoleSession } from './use-console-session';

/** Elements' style sheet in the site's colours, written by scripts/build-console-css.ts. */
const styleSheet = '/console/elements.css';

redirectTokenToSessionStorage();

/** Loads Elements' style sheet while the console is on the page, and not longer. */
function useStyleSheet(): boolean {
  const [loaded, setLoaded] = useState(false);
  useLayoutEffect(() => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = assetUrl(styleSheet);
    const onDone = () => setLoaded(true);
    link.addEventListener('load', onDone);
    link.addEventListener('error', onDone);
    document.head.append(link);
    return () => link.remove();
  }, []);
  return loaded;
}

/** The last call that the console made, once the document says which servers are the API's. */
function useLastCall(api: ConsoleApi | undefined): [ConsoleCall | undefined, () => void] {
  const [call, setCall] = useState<ConsoleCall>();
  useEffect(() => (api ? interceptConsoleFetch(api, setCall) : undefined), [api]);
  return [call, () => setCall(undefined)];
}

/**
 * Puts the call that the console was opened with into it, once that is drawn.
 * @param leave hears that the reader went to something else; the same function from first to last
 */
function useCase(shown: PreparedRequest | undefined, leave: (none: undefined) => void): void {
  useEffect(
    () => (shown ? fillPreparedRequest(shown, () => leave(undefined)) : undefined),
    [shown, leave],
  );
}

/** What looks after the library's own markup for as long as it is drawn. */
function startBeside(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const stops = [fixAccessibility(element), scrollToSelection(element)];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Stoplight Elements over the bundled document, with the sandbox as its first server: hash routing, no proxy, in
 * the site's colours. Around it stands what it lacks: how the sandbox stands, where the token is, what became of a
 * call, the answer's headers and its body as a file.
 * @param props.children stands in its place where the description can't be loaded
 */
export function Console({ children }: { children: ReactNode }) {
  const { resolvedTheme } = useTheme();
  const styled = useStyleSheet();
  const { loaded, retry } = useConsoleApi();
  const api = loaded.status === 'ready' ? loaded.api : undefined;
  const [call, closeCall] = useLastCall(api);
  const [starts, setStarts] = useState(0);
  const [shownCase, setShownCase] = useState(readPreparedRequest);
  const isReady = api !== undefined && styled;
  useCase(isReady ? shownCase : undefined, setShownCase);
  const session = useConsoleSession(call, isReady ? shownCase?.token : undefined, () => {
    setStarts((count) => count + 1);
    scrollToConsoleTop();
  });
  if (!styled) return null;
  if (loaded.status === 'failed') {
    return (
      <>
        <p role="alert" className={styles.failure}>
          The API’s description could not be loaded. The list of all operations stays here.{' '}
          <button type="button" className="text-button" onClick={retry}>
            Retry
          </button>
        </p>
        {children}
      </>
    );
  }
  return (
    <div className={styles.console} data-console="">
      <div>
        <SkipToRequest />
        <SandboxBar />
        <TokenBar session={session} />
        {shownCase && <PreparedRequestNote request={shownCase} />}
      </div>
      {/* Part of Elements reads the colour mode and the token only when it starts: a new key starts it again. */}
      <div className={styles.elements} key={`${resolvedTheme} ${starts}`} ref={startBeside}>
        {api && (
          <API
            // As an address: a document that is there from the start is drawn twice, which takes a second.
            apiDescriptionUrl={consoleDocumentUrl}
            router="hash"
            layout="responsive"
            tryItCredentialsPolicy="omit"
            renderExtensionAddon={renderExtensions}
            hideExport
          />
        )}
      </div>
      {call && <CallDock call={call} onToken={session.setToken} onClose={closeCall} />}
    </div>
  );
}
