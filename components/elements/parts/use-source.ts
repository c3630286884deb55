import type { Binding } from '@/lib/elements/contract';
import { resolveBinding } from '@/lib/elements/data';
import { isShownUrl } from '@/lib/elements/urls';
import { useData, useScreen } from '../use-screen';

/** The address of a picture or document; undefined where the data has none, or one that may not be shown. */
export function useSource(source: string | Binding | undefined): string | undefined {
  const { resolveUrl } = useScreen();
  const found = useData(
    (data) => (typeof source === 'object' ? resolveBinding(source, data) : source),
    typeof source !== 'object',
  );
  return typeof found === 'string' && isShownUrl(found) ? resolveUrl(found) : undefined;
}
