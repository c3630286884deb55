'use client';

import { API } from '@stoplight/elements';
import { useTheme } from 'next-themes';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Call } from '@/lib/console/call';
import { documentPaths } from '@/lib/openapi/paths';
import { assetUrl } from '@/lib/site/base-url';
import { CallDock } from './call-dock';
import styles from './console.module.css';
import { renderExtensions } from './extensions';
import { mendAccessibility } from './mend-accessibility';
import { keepTokenInTab } from './token';
import { TokenBar } from './token-bar';
import { watchCalls } from './watch-calls';

/** Elements' style sheet in the site's colours, written by scripts/build-console-css.ts. */
const styleSheet = '/console/elements.css';

keepTokenInTab();

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
function useLastCall(): [Call | undefined, () => void] {
  const [call, setCall] = useState<Call>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const start = async () => {
      const api = await (await fetch(assetUrl(documentPaths.json))).json();
      if (!gone) stop = watchCalls(api, setCall);
    };
    // Where the document can't be loaded, Elements says so; there is no call to watch then.
    start().catch(() => undefined);
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  return [call, () => setCall(undefined)];
}

/**
 * Stoplight Elements over the bundled document: hash routing, no proxy, in the site's colours. Around it stands
 * what it lacks: where the token is, what became of a call, the answer's headers and its body as a file.
 */
export function Console() {
  const { resolvedTheme } = useTheme();
  const styled = useStyleSheet();
  const [call, closeCall] = useLastCall();
  const [starts, setStarts] = useState(0);
  if (!styled) return null;
  return (
    <div className={styles.console}>
      <TokenBar onForget={() => setStarts(starts + 1)} />
      {/* Part of Elements reads the colour mode and the token only when it starts: a new key starts it again. */}
      <div
        className={styles.elements}
        key={`${resolvedTheme} ${starts}`}
        ref={(element) => (element ? mendAccessibility(element) : undefined)}
      >
        <API
          apiDescriptionUrl={assetUrl(documentPaths.json)}
          router="hash"
          layout="responsive"
          tryItCredentialsPolicy="omit"
          renderExtensionAddon={renderExtensions}
          hideExport
        />
      </div>
      {call && <CallDock call={call} onClose={closeCall} />}
    </div>
  );
}
