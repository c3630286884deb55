import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryStoredText } from '../../../tests/support/arbitrary-stored-text';
import {
  createTestSandbox,
  type TestSandbox,
  tokens,
} from '../../../tests/support/sandbox/test-sandbox';
import type { RecordChange } from '../record-store';
import { tableNames } from '../sandbox-data';
import { loadScenario } from '../scenarios';
import { createRowMapper, parseRows, type StoredRow, toSandboxData } from './stored-rows';

/** Simulates a browser's database, which returns rows in the alphabetical order of their keys. */
function createDatabase() {
  const rows = new Map<string, StoredRow>();
  const read = () =>
    [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  return {
    read,
    open: () => {
      const toRows = createRowMapper(parseRows(read()));
      return (changes: RecordChange[]) => {
        for (const { key, row } of toRows(changes)) {
          if (row) rows.set(key, row);
          else rows.delete(key);
        }
      };
    },
  };
}

const listTables = ({ store }: TestSandbox) =>
  Object.fromEntries(tableNames.map((name) => [name, store.list(name)]));

const createReview = (id: number) => ({ id, profileId: 5120, rating: 4 });

describe('the rows of the browser database', () => {
  it('are read in insertion order, regardless of their ids', () => {
    const database = createDatabase();
    const sandbox = createTestSandbox();
    const { store } = sandbox;
    const persist = database.open();
    persist(store.consumeChanges());
    for (const id of [7301, 1_000_001, 9, 10, 2]) {
      store.put('reviews', createReview(id));
      persist(store.consumeChanges());
    }
    store.put('reviews', { ...createReview(9), rating: 5 });
    store.remove('reviews', 7301);
    store.put('reviews', createReview(7301));
    persist(store.consumeChanges());
    expect(
      store
        .list('reviews')
        .slice(-5)
        .map(({ id }) => id),
    ).toEqual([1_000_001, 9, 10, 2, 7301]);
    expect(toSandboxData(parseRows(database.read()) ?? [])).toEqual(listTables(sandbox));
  });

  it('continue their order after a restart', () => {
    const database = createDatabase();
    const { store } = createTestSandbox();
    database.open()(store.consumeChanges());
    store.put('reviews', createReview(1_000_001));
    store.put('reviews', createReview(5));
    const persist = database.open();
    persist(store.consumeChanges());
    const ids = toSandboxData(parseRows(database.read()) ?? []).reviews.map(({ id }) => id);
    expect(ids.slice(-2)).toEqual([1_000_001, 5]);
  });

  it('are only those of the scenario after it was loaded', () => {
    const database = createDatabase();
    const sandbox = createTestSandbox();
    const persist = database.open();
    for (const name of ['everyday', 'new-partner', 'everyday']) {
      loadScenario(sandbox, name);
      sandbox.store.put('reviews', createReview(1_000_001));
      sandbox.store.remove('sessions', tokens.patient);
      persist(sandbox.store.consumeChanges());
    }
    loadScenario(sandbox, 'everyday');
    persist(sandbox.store.consumeChanges());
    expect(toSandboxData(parseRows(database.read()) ?? [])).toEqual(listTables(sandbox));
  });

  it.each([
    ['is null', null],
    ['has no record', { table: 'policies', position: 1 }],
    ['has a record without an id', { table: 'policies', record: {}, position: 1 }],
    ['has an unknown table', { table: 'toString', record: { id: 1 }, position: 1 }],
    ['has no position', { table: 'policies', record: { id: 1 } }],
  ])('are discarded if one %s', (_, invalid) => {
    const row = { table: 'reviews', record: createReview(1), position: 1 };
    expect(parseRows([row])).toEqual([row]);
    expect(parseRows([row, invalid])).toBeUndefined();
  });

  it('are records of known tables, or none, for any stored value', () => {
    const row = { table: 'reviews', record: createReview(1), position: 1 };
    fc.assert(
      fc.property(fc.array(arbitraryStoredText(row), { maxLength: 3 }), (texts) => {
        const values = texts.flatMap((text): unknown[] => {
          try {
            return [JSON.parse(text)];
          } catch {
            return [text];
          }
        });
        const rows = parseRows([row, ...values]);
        if (!rows) return;
        const data = toSandboxData(rows);
        expect(Object.keys(data).sort()).toEqual([...tableNames].sort());
        expect(Object.values(data).flat()).toHaveLength(rows.length);
      }),
    );
  });
});
