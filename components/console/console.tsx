'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { SandboxBar } from '@/components/sandbox/sandbox-bar';
import { useColorMode } from '@/components/site/color-mode';
import { consoleAttribute, layoutAttribute } from '@/lib/site/data-attributes/widgets';
import { CallDock } from './call-dock';
import styles from './console.module.css';
import { ConsoleStatus } from './console-status';
import { ElementsView } from './elements-adapter/elements-api';
import { useElementsSetup } from './elements-adapter/use-elements-setup';
import { PreparedRequestNote } from './prepared-request-note';
import { renderExtensions } from './render-extensions';
import { SkipToRequest } from './skip-to-request';
import { TokenBar } from './token-bar';
import { useConsoleApi } from './use-console-api';
import { useConsoleSession } from './use-console-session';
import { useLastCall } from './use-last-call';
import { usePreparedRequest } from './use-prepared-request';

/** Scrolls to the first line of the console, which describes the token, if the console is part of the page. */
function scrollToConsoleTop(): void {
  document.querySelector(`[${consoleAttribute}][${layoutAttribute}="stacked"]`)?.scrollIntoView();
}

/**
 * Stoplight Elements with what it lacks: the state of the sandbox, the token, and the last call with its outcome,
 * its headers, and its body as a file.
 * @param props.children is shown until Elements has been rendered, and if the API's description cannot be loaded
 */
export function Console({ children }: { children: ReactNode }) {
  const mode = useColorMode();
  const isSetUp = useElementsSetup();
  const { loaded, retry } = useConsoleApi();
  const api = loaded.status === 'ready' ? loaded.api : undefined;
  const isReady = isSetUp && api !== undefined;
  const [call, dismissCall] = useLastCall(api);
  const preparedRequest = usePreparedRequest(isReady);
  const [restartCount, setRestartCount] = useState(0);
  const [hasRendered, setHasRendered] = useState(false);
  const showConsole = useCallback(() => setHasRendered(true), []);
  const session = useConsoleSession(call, isReady ? preparedRequest?.token : undefined, () => {
    setRestartCount((count) => count + 1);
    scrollToConsoleTop();
  });

  const hasFailed = loaded.status === 'failed';
  const isShown = hasRendered && !hasFailed;
  return (
    <>
      {!isShown && (
        <>
          <ConsoleStatus failed={hasFailed ? 'description' : undefined} onRetry={retry} />
          {children}
        </>
      )}
      {isReady && (
        <div
          className={isShown ? styles.console : `${styles.console} ${styles.preparing}`}
          data-console=""
          inert={!isShown}
        >
          <div>
            <SkipToRequest />
            <SandboxBar />
            <TokenBar session={session} />
            {preparedRequest && <PreparedRequestNote request={preparedRequest} />}
          </div>
          <ElementsView
            // Elements reads the color mode and the token only when it is mounted.
            key={`${mode} ${restartCount}`}
            className={styles.elements}
            document={api.document}
            onRendered={showConsole}
            renderExtensions={renderExtensions}
          />
          {call && <CallDock call={call} onToken={session.setToken} onClose={dismissCall} />}
        </div>
      )}
    </>
  );
}
