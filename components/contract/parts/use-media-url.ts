import { isAllowedUrl } from '@/lib/contract/allowed-url';
import { resolveBinding } from '@/lib/contract/bindings';
import type { Binding } from '@/lib/contract/contract-types';
import { useScreen, useScreenData } from '../screen/use-screen';

/** The address of a picture or document; undefined where the data has none, or one that may not be shown. */
export function useMediaUrl(source: string | Binding | undefined): string | undefined {
  const { resolveUrl } = useScreen();
  const found = useScreenData(
    (data) => (typeof source === 'object' ? resolveBinding(source, data) : source),
    typeof source !== 'object',
  );
  return typeof found === 'string' && isAllowedUrl(found) ? resolveUrl(found) : undefined;
}
