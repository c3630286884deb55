import { styleSheetPath } from '@/lib/contract/style-sheet-paths';
import { assetUrl } from '@/lib/site/base-url';

/** A style sheet of what a page draws. React puts the link into the head, once. */
export function ContentStylesheet({ name }: { name: string }) {
  return <link rel="stylesheet" href={assetUrl(styleSheetPath(name))} precedence="default" />;
}
