import { renderPreview } from '@/.generated/islands/server.mjs';
import type { Example } from '@/lib/elements/example';
import type { PreviewKind } from './preview-view';

/**
 * A preview of an example as HTML. With `index`, it becomes interactive once it is visible
 * (components/elements/playground/mount-preview.tsx).
 * @param props.id unique on the page
 * @param props.index of the example in the file at `path`, or, without a path, in the code that the playground follows
 */
export async function Preview({
  id,
  kind = 'element',
  example,
  path,
  index,
}: {
  id: string;
  kind?: PreviewKind;
  example: Example | undefined;
  path?: string | undefined;
  index?: number;
}) {
  const html = await renderPreview({ kind, example }, id);
  const live = index !== undefined && {
    'data-island': 'preview' as const,
    'data-island-data': path,
    'data-preview': kind,
    'data-example': index,
  };
  return <div id={id} {...live} dangerouslySetInnerHTML={{ __html: html }} />;
}
