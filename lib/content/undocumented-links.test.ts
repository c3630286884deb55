import { describe, expect, it } from 'vitest';
import { workflowPath } from '../site/page-paths';
import { listUndocumentedIds, listUndocumentedUses } from './undocumented-links';

describe('listUndocumentedIds', () => {
  it('lists each id of a link to the register once', () => {
    const text =
      'The lifetime is [not documented](/api/undocumented#token-lifetime), and so are [rates](/api/undocumented#rate-limits "x"). See [all](/api/undocumented), [again](/api/undocumented#token-lifetime).';
    expect(listUndocumentedIds(text)).toEqual(['token-lifetime', 'rate-limits']);
  });
});

describe('listUndocumentedUses', () => {
  it('has the pages of workflows that link to the register', () => {
    const paths = listUndocumentedUses().map(({ path }) => path);
    expect(paths.some((path) => path.startsWith(workflowPath('')))).toBe(true);
  });
});
