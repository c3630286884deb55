import { isAllowedUrl } from '@/lib/elements/allowed-url';
import { resolveBinding } from '@/lib/elements/bindings';
import type { Binding } from '@/lib/elements/contract-types';
import { useScreen, useScreenData } from '../screen/use-screen';

/** The URL of an image or document; undefined if the data has none, or one that is not allowed. */
export function useMediaUrl(source: string | Binding | undefined): string | undefined {
  const { resolveUrl } = useScreen();
  const url = useScreenData(
    (data) => (typeof source === 'object' ? resolveBinding(source, data) : source),
    typeof source !== 'object',
  );
  return typeof url === 'string' && isAllowedUrl(url) ? resolveUrl(url) : undefined;
}
