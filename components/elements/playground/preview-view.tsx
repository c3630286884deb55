import type { ScreenEvent } from '@/components/elements/renderer/screen/screen-events';
import type { Example } from '@/lib/elements/example';
import { assetUrl } from '@/lib/site/base-url';
import { screenPath } from '@/lib/site/page-paths';
import { LivePreview } from './live-preview';

/** Subject of a preview: an element, one in a part of a phone, or a screen whose controls lead to the pages of screens. */
export type PreviewKind = 'element' | 'framed' | 'screen';

function openScreenPage({ kind, detail }: ScreenEvent): boolean {
  if (kind !== 'navigate' && kind !== 'deepLink') return true;
  const [name] = String(detail.target).split('=');
  window.location.assign(assetUrl(screenPath(name ?? '')));
  return true;
}

/** The preview of an example. The build renders it into the page, and the browser resumes there. */
export const PreviewView = ({
  kind,
  example,
}: {
  kind: PreviewKind;
  example: Example | undefined;
}) => (
  <LivePreview
    document={example?.value}
    data={example?.data}
    isFramed={kind === 'framed'}
    {...(kind === 'screen' && { onEvent: openScreenPage })}
  />
);
