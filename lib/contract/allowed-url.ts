import contract from '../../.generated/contract/schema.json';

const pattern = new RegExp(contract.$defs.url.pattern);

/** Whether an address may be shown: the contract's own rule, for values that come from bound data. */
export const isAllowedUrl = (url: string): boolean => pattern.test(url);
