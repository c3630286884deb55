import type { ReactNode } from 'react';
import { ScreenView, type ScreenViewProps } from '@/components/elements/renderer/screen-view';
import { getAt } from '@/lib/kit/json/json-pointer';
import { assetUrl } from '@/lib/site/base-url';

/** Renders a phone around a screen, which scrolls inside. */
function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <div className="el-phone">
      {/* A scrolling region must be focusable to be scrollable by keyboard. */}
      <div className="el-phone-screen" role="group" aria-label="Screen" tabIndex={0}>
        {children}
      </div>
    </div>
  );
}

/** Renders a phone that fades out below a single element. */
function PhonePart({ children }: { children: ReactNode }) {
  return (
    <div className="el-phone el-phone-part">
      <div className="el-phone-screen">{children}</div>
    </div>
  );
}

type LivePreviewProps = Omit<ScreenViewProps, 'resolveUrl' | 'allowsWeb'> & {
  /** Whether a single element is in a part of a phone. Screens are always in a phone. */
  isFramed?: boolean;
};

const resolveUrl = (url: string) => (url.startsWith('/') ? assetUrl(url) : url);

/** The renderer with this portal's settings: screens in a phone frame, and media from the portal's own files. */
export function LivePreview({ isFramed = false, ...props }: LivePreviewProps) {
  const isScreen = getAt(props.document, '/screen') !== undefined;
  // Previews belong to sections with a heading of level 2. Screens start with a heading of level 1, elements rarely do.
  const view = <ScreenView headingOffset={isScreen ? 2 : 1} {...props} resolveUrl={resolveUrl} />;
  if (isScreen) return <PhoneFrame>{view}</PhoneFrame>;
  return isFramed ? <PhonePart>{view}</PhonePart> : view;
}
