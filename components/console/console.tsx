'use client';

import { type ReactNode, useState } from 'react';
import { SandboxBar } from '@/components/sandbox/sandbox-bar';
import { useColorMode } from '@/components/site/color-mode';
import { consoleAttribute, layoutAttribute } from '@/lib/site/data-attributes/widgets';
import { CallDock } from './call-dock';
import styles from './console.module.css';
import { ElementsView } from './elements-adapter/elements-api';
import { useElementsSetup } from './elements-adapter/use-elements-setup';
import { PreparedRequestNote } from './prepared-request-note';
import { renderExtensions } from './render-extensions';
import { SkipToRequest } from './skip-to-request';
import { TokenBar } from './token-bar';
import { consoleDocumentUrl, useConsoleApi } from './use-console-api';
import { useConsoleSession } from './use-console-session';
import { useLastCall } from './use-last-call';
import { usePreparedRequest } from './use-prepared-request';

/** Scrolls to the first line of the console, which describes the token, if the console is part of the page. */
function scrollToConsoleTop(): void {
  document.querySelector(`[${consoleAttribute}][${layoutAttribute}="stacked"]`)?.scrollIntoView();
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className={styles.failure}>
      The API’s description could not be loaded. The list of all operations stays here.{' '}
      <button type="button" className="text-button" onClick={onRetry}>
        Retry
      </button>
    </p>
  );
}

/**
 * Stoplight Elements with what it lacks: the state of the sandbox, the token, and the last call with its outcome,
 * its headers, and its body as a file.
 * @param props.children is rendered instead if the API's description cannot be loaded
 */
export function Console({ children }: { children: ReactNode }) {
  const { mode } = useColorMode();
  const isSetUp = useElementsSetup();
  const { loaded, retry } = useConsoleApi();
  const api = loaded.status === 'ready' ? loaded.api : undefined;
  const isReady = isSetUp && api !== undefined;
  const [call, dismissCall] = useLastCall(api);
  const preparedRequest = usePreparedRequest(isReady);
  const [restartCount, setRestartCount] = useState(0);
  const session = useConsoleSession(call, isReady ? preparedRequest?.token : undefined, () => {
    setRestartCount((count) => count + 1);
    scrollToConsoleTop();
  });

  if (!isSetUp) return null;
  if (loaded.status === 'failed') {
    return (
      <>
        <LoadFailure onRetry={retry} />
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
        {preparedRequest && <PreparedRequestNote request={preparedRequest} />}
      </div>
      <ElementsView
        // Elements reads the color mode and the token only when it is mounted.
        key={`${mode} ${restartCount}`}
        className={styles.elements}
        documentUrl={api && consoleDocumentUrl}
        renderExtensions={renderExtensions}
      />
      {call && <CallDock call={call} onToken={session.setToken} onClose={dismissCall} />}
    </div>
  );
}
