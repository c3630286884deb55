import { useEffect } from 'react';
import { PhoneFrame } from '@/components/contract/phone-frame';
import { ScreenView, type ScreenViewProps } from '@/components/contract/screen-view';
import { getAt } from '@/lib/contract/json-pointer';
import { allStyles, styleSheetPath } from '@/lib/contract/style-sheet-paths';
import { assetUrl } from '@/lib/site/base-url';

export type LivePreviewProps = Omit<ScreenViewProps, 'resolveUrl' | 'below' | 'allowsWeb'>;

const resolveUrl = (url: string) => (url.startsWith('/') ? assetUrl(url) : url);

/** Loads the styles of all elements once: the page brought only those of its own examples. */
function useAllStyles() {
  useEffect(() => {
    const href = assetUrl(styleSheetPath(allStyles));
    if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }, []);
}

/** The renderer as this portal hosts it: screens in a phone's frame, pictures from its own files. */
export default function LivePreview(props: LivePreviewProps) {
  useAllStyles();
  const isScreen = getAt(props.document, '/screen') !== undefined;
  // Previews stand in a page's second level. A screen begins with a heading of level 1, an element rarely does.
  const view = <ScreenView {...props} resolveUrl={resolveUrl} headingOffset={isScreen ? 2 : 1} />;
  return isScreen ? <PhoneFrame>{view}</PhoneFrame> : view;
}
