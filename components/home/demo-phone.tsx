import { useMemo } from 'react';
import { LivePreview } from '@/components/elements/playground/live-preview';
import type { Demo, DemoCall, DemoData } from '@/lib/build/home/demo';

/** The screen of the demonstration starts with a heading of level 2. */
const headingOffset = 1;

/** The doctor's screen with the data of each step. */
export function DemoPhone({
  demo,
  data,
  onCall,
}: {
  demo: Demo;
  data: DemoData;
  onCall: (call: DemoCall) => Promise<boolean>;
}) {
  const document = useMemo(() => ({ ...demo.screen, data }), [demo, data]);
  return (
    <LivePreview
      document={document}
      headingOffset={headingOffset}
      onEvent={({ kind, detail }) => {
        if (kind !== 'call' || typeof detail.operation !== 'string') return true;
        return onCall({ operation: detail.operation, body: detail.body });
      }}
    />
  );
}
