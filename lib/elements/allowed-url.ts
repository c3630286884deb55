import contract from '../../.generated/contract/schema.json';

const pattern = new RegExp(contract.$defs.url.pattern);

/** Whether the renderer may load a URL. Applies the contract's own pattern to URLs from bound data. */
export const isAllowedUrl = (url: string): boolean => pattern.test(url);
