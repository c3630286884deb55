import { useMemo } from 'react';
import type { ScreenEvent } from '@/components/elements/renderer/screen/screen-events';
import type { Example } from '@/lib/elements/example';
import { limitDocument } from '@/lib/elements/limit-document';
import { detectDocumentKind, type ResolvedDocument } from '@/lib/elements/resolve-document';
import type { Appearance } from './appearance-controls';
import { LivePreview } from './live-preview';

/** More elements and options would block the page for seconds. The largest screen has 200. */
const maxPreviewEntries = 500;

/** The width of the phone's frame on both sides of the screen. */
const frameWidth = '1.2rem';

/**
 * The preview of a workbench.
 * @param props.previewKey a new one resets the state of the preview
 */
export function PreviewPane({
  resolved,
  example,
  appearance,
  previewKey,
  onEvent,
}: {
  resolved: ResolvedDocument;
  example: Example | undefined;
  appearance: Appearance;
  previewKey: number;
  onEvent: (event: ScreenEvent) => boolean;
}) {
  const { mode, direction, textScale, width } = appearance;
  const preview = useMemo(
    () => limitDocument(resolved, example?.data ?? {}, maxPreviewEntries),
    [resolved, example],
  );
  return (
    <div className="workbench-viewing">
      {preview.isLimited && (
        <p className="workbench-problems" role="status">
          The preview is limited to {maxPreviewEntries} elements and options: it shows the first
          ones.
        </p>
      )}
      <div className="workbench-stage" data-preview-mode={mode}>
        <div style={{ width: width === 'full' ? '100%' : `calc(${width} + ${frameWidth})` }}>
          {detectDocumentKind(resolved.document) === 'override' ? (
            <p>An override renders nothing on its own.</p>
          ) : (
            <LivePreview
              key={previewKey}
              document={preview.document}
              data={example?.data}
              issues={preview.issues}
              isFramed
              onEvent={onEvent}
              mode={mode}
              direction={direction}
              textScale={textScale}
            />
          )}
        </div>
      </div>
    </div>
  );
}
