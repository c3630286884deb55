import { urlPattern } from '../../.generated/contract/names';

const pattern = new RegExp(urlPattern);

/** Whether the renderer may load a URL. Applies the contract's own pattern to URLs from bound data. */
export const isAllowedUrl = (url: string): boolean => pattern.test(url);
