import { describe, expect, it } from 'vitest';
import { createTestSandbox, tokens } from '../../../tests/support/sandbox/test-sandbox';
import { summarizeChanges } from './summarize-changes';

describe('summarizeChanges', () => {
  it('names added, updated and removed records, but no token', () => {
    const { store } = createTestSandbox();
    store.consumeChanges();
    const [policy] = store.list('policies');
    if (policy) store.put('policies', policy);
    store.remove('sessions', tokens.patient);
    const [review] = store.list('reviews');
    if (review) store.put('reviews', { ...review, id: 9_000_001 });
    store.remove('reviews', 9_000_001);
    expect(summarizeChanges(store.consumeChanges())).toBe(
      `policies ${policy?.id} updated, reviews 9000001 removed`,
    );
  });

  it('is short', () => {
    const changes = Array.from({ length: 25 }, (_, id) => ({ table: 'people' as const, id }));
    expect(summarizeChanges(changes)).toMatch(/people 19 removed, 5 more$/);
    expect(summarizeChanges([])).toBe('');
  });
});
