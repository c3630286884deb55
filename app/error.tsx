'use client';

import { CrashPage } from '@/components/site/crash-page';

export default function ErrorBoundary({ error, reset }: { error: Error; reset: () => void }) {
  return <CrashPage error={error} retry={reset} />;
}
