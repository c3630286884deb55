'use client';

import { CrashPage } from '@/components/site/crash-page';
import './globals.css';

export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Page Error</title>
        <CrashPage error={error} retry={reset} />
      </body>
    </html>
  );
}
