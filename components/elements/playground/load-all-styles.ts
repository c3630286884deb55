import { allElementsStylesheet } from '@/.generated/styles/stylesheets';
import { loadStylesheet } from '@/components/ui/document/load-stylesheet';

/** Time that a preview waits for its styles. */
const styleWaitMs = 5000;

/** Loads the styles of all elements once, because the page contains only those of its own examples. Never rejects. */
export async function loadAllStyles(): Promise<void> {
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
