import { allElementsStylesheet } from '@/.generated/styles/stylesheets';
import { preloadElements } from '@/components/contract/element-registry';
import { PhoneFrame, PhonePart } from '@/components/contract/phone-frame';
import { ScreenView, type ScreenViewProps } from '@/components/contract/screen-view';
import { loadStylesheet } from '@/components/document/load-stylesheet';
import { getAt } from '@/lib/json/json-pointer';
import { assetUrl } from '@/lib/site/base-url';

type LivePreviewProps = Omit<ScreenViewProps, 'resolveUrl' | 'allowsWeb'> & {
  /** Whether a single element is in a part of a phone. Screens are always in a phone. */
  isFramed?: boolean;
};

const resolveUrl = (url: string) => (url.startsWith('/') ? assetUrl(url) : url);

/** How long the preview waits for its styles. */
const styleWaitMs = 5000;

/** Loads the styles of all elements once, because the page contains only those of its own examples. */
async function loadAllStyles(): Promise<void> {
  const link = loadStylesheet(allElementsStylesheet);
  if (link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    // Elements without styles are better than none.
    link.addEventListener('error', resolve);
    // A link that the page had can have failed before.
    setTimeout(resolve, styleWaitMs);
  });
}

/** Loads what a document needs besides the renderer, so that it appears at once: styles and the code of its elements. */
export const preloadPreview = (document: unknown) =>
  Promise.all([loadAllStyles(), preloadElements(document)]);

/** The renderer with this portal's settings: screens in a phone frame, and media from the portal's own files. */
export function LivePreview({ isFramed = false, ...props }: LivePreviewProps) {
  const isScreen = getAt(props.document, '/screen') !== undefined;
  // Previews belong to sections with a heading of level 2. Screens start with a heading of level 1, elements rarely do.
  const view = <ScreenView headingOffset={isScreen ? 2 : 1} {...props} resolveUrl={resolveUrl} />;
  if (isScreen) return <PhoneFrame>{view}</PhoneFrame>;
  return isFramed ? <PhonePart>{view}</PhonePart> : view;
}
