'use client';

import { API } from '@stoplight/elements';
import { useTheme } from 'next-themes';
import { useLayoutEffect, useState } from 'react';
import { documentPaths } from '@/lib/openapi/paths';
import { assetUrl } from '@/lib/site/base-url';
import styles from './console.module.css';
import { keepTokenInTab } from './keep-token-in-tab';

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

/** Stoplight Elements over the bundled document: hash routing, no proxy, in the site's colours. */
export function Console() {
  const { resolvedTheme } = useTheme();
  const styled = useStyleSheet();
  if (!styled) return null;
  return (
    // Part of Elements reads the colour mode only when it starts: a new key starts it again.
    <div className={styles.console} key={resolvedTheme}>
      <API
        apiDescriptionUrl={assetUrl(documentPaths.json)}
        router="hash"
        layout="responsive"
        tryItCredentialsPolicy="omit"
        hideExport
      />
    </div>
  );
}
