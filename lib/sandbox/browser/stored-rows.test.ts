import { describe, expect, it } from 'vitest';
import {
  createTestSandbox,
  type TestSandbox,
  tokens,
} from '../../../tests/support/sandbox/test-sandbox';
import type { RecordChange } from '../record-store';
import { tableNames } from '../sandbox-data';
import { loadScenario } from '../scenarios';
import { createRowMapper, parseRows, type StoredRow, toSandboxData } from './stored-rows';

/** A browser's database: it gives its rows by the texts of their keys. */
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

const worldOf = ({ store }: TestSandbox) =>
  Object.fromEntries(tableNames.map((name) => [name, store.list(name)]));

const review = (id: number) => ({ id, profileId: 5120, rating: 4 });

describe('The records that a browser keeps', () => {
  it('come back in the order in which they came, whatever their ids', () => {
    const database = createDatabase();
    const sandbox = createTestSandbox();
    const { store } = sandbox;
    const keep = database.open();
    keep(store.consumeChanges());
    for (const id of [7301, 1_000_001, 9, 10, 2]) {
      store.put('reviews', review(id));
      keep(store.consumeChanges());
    }
    store.put('reviews', { ...review(9), rating: 5 });
    store.remove('reviews', 7301);
    store.put('reviews', review(7301));
    keep(store.consumeChanges());
    expect(
      store
        .list('reviews')
        .slice(-5)
        .map(({ id }) => id),
    ).toEqual([1_000_001, 9, 10, 2, 7301]);
    expect(toSandboxData(parseRows(database.read()) ?? [])).toEqual(worldOf(sandbox));
  });

  it('go on with their order after a new start', () => {
    const database = createDatabase();
    const { store } = createTestSandbox();
    database.open()(store.consumeChanges());
    store.put('reviews', review(1_000_001));
    store.put('reviews', review(5));
    const keep = database.open();
    keep(store.consumeChanges());
    const ids = toSandboxData(parseRows(database.read()) ?? []).reviews.map(({ id }) => id);
    expect(ids.slice(-2)).toEqual([1_000_001, 5]);
  });

  it('are those of the scenario alone after it was loaded', () => {
    const database = createDatabase();
    const sandbox = createTestSandbox();
    const keep = database.open();
    for (const name of ['everyday', 'new-partner', 'everyday']) {
      loadScenario(sandbox, name);
      sandbox.store.put('reviews', review(1_000_001));
      sandbox.store.remove('sessions', tokens.dana);
      keep(sandbox.store.consumeChanges());
    }
    loadScenario(sandbox, 'everyday');
    keep(sandbox.store.consumeChanges());
    expect(toSandboxData(parseRows(database.read()) ?? [])).toEqual(worldOf(sandbox));
  });

  it.each([
    ['nothing', null],
    ['no record', { table: 'policies', place: 1 }],
    ['a record without an id', { table: 'policies', record: {}, place: 1 }],
    ['an unknown table', { table: 'toString', record: { id: 1 }, place: 1 }],
    ['no place', { table: 'policies', record: { id: 1 } }],
  ])('are of no use where one is %s', (_, broken) => {
    const row = { table: 'reviews', record: review(1), place: 1 };
    expect(parseRows([row])).toEqual([row]);
    expect(parseRows([row, broken])).toBeUndefined();
  });
});
