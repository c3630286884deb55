import { kindAttribute } from '../site/data-attributes/search-records';
import { getArticleAttributes } from './article-attributes';
import type { DocSummary } from './docs';

/** Whether a page is about the contract of elements, actions and screens, which is this portal's own. */
export function isContractPage({ path, contract }: Pick<DocSummary, 'path' | 'contract'>): boolean {
  const kind = getArticleAttributes(path)[kindAttribute];
  return contract || kind === 'element' || kind === 'screen';
}
