import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { LivePreviewProps } from '@/components/playground/live-preview';
import { Preview } from '@/components/playground/preview';
import type { Demo, DemoCall, DemoData } from '@/lib/home/demo';

type DemoPhoneProps = {
  demo: Demo;
  data: DemoData;
  isLive: boolean;
  onCall: (call: DemoCall) => Promise<boolean>;
};

/** The screen of the demonstration starts with a heading of level 2. */
const headingOffset = 1;

/** The doctor's screen: HTML of the server until the first step, then the renderer with the data of each step. */
export function DemoPhone({ demo, data, isLive, onCall }: DemoPhoneProps) {
  const [LivePreview, setLivePreview] = useState<ComponentType<LivePreviewProps>>();
  useEffect(() => {
    if (!isLive || LivePreview) return;
    import('@/components/playground/live-preview').then(
      (module) => setLivePreview(() => module.default),
      // The record beside the phone still shows what has changed.
      () => undefined,
    );
  }, [isLive, LivePreview]);
  const document = useMemo(() => ({ ...demo.screen, data }), [demo, data]);
  if (!LivePreview || !isLive)
    return <Preview document={document} headingOffset={headingOffset} isStatic />;
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
