import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { tokens } from '../../../tests/support/sandbox/test-sandbox';
import { createSandbox } from '../create-sandbox';
import { createSandboxApp } from '../http/sandbox-app';
import { tableNames } from '../sandbox-data';
import { loadScenario } from '../scenarios';
import { openRecordsFile } from './records-file';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  file = join(folder, 'state.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fail = (message: string) => {
  throw new Error(message);
};

/** Starts a sandbox with the file, like the server does. */
function start(seed?: number) {
  const records = openRecordsFile(file, seed, fail);
  const sandbox = createSandbox({ stored: records.stored });
  records.persist(sandbox.store.consumeChanges());
  const app = createSandboxApp(sandbox, {
    persist: records.persist,
    isPersistent: records.isPersistent,
  });
  const dump = () => tableNames.map((name) => [name, sandbox.store.list(name)]);
  return { records, sandbox, app, dump };
}

describe('openRecordsFile', () => {
  it('restores the same records in the same order after a restart', async () => {
    const first = start();
    const { store, clock } = first.sandbox;
    const dana = store.get('accounts', 48213);
    if (dana) store.put('accounts', { ...dana, searchedCity: 'Porto "✓"' });
    store.put('reviews', { id: store.nextId(), profileId: 5120, rating: 4 });
    store.remove('sessions', tokens.support);
    clock.advance(90);
    await first.app.fetch(
      new Request('http://localhost/api/v2/appointments/70412', {
        headers: { 'X-Token': tokens.patient },
      }),
    );
    const before = first.dump();
    first.records.close();

    const second = start();
    expect(second.records.stored).toBeDefined();
    expect(second.dump()).toEqual(before);
    expect(second.sandbox.clock.now()).toEqual(clock.now());
    second.records.close();
  });

  it('writes changes within 50 ms', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { records, sandbox } = start();
    records.flush();
    sandbox.store.put('settings', { id: 'lastCall', value: 41 });
    records.persist(sandbox.store.consumeChanges());
    vi.advanceTimersByTime(50);
    const reader = new sqlite.Database(file, { readOnly: true });
    const row = reader.get(
      "SELECT json FROM records WHERE tableName = 'settings' AND id = 'lastCall'",
    );
    reader.close();
    expect(row).toEqual({ json: '{"id":"lastCall","value":41}' });
    records.close();
  });

  it('removes the records that a new scenario replaces', () => {
    const first = start();
    first.sandbox.store.put('reviews', { id: 1_234_567, profileId: 5120 });
    first.records.persist(first.sandbox.store.consumeChanges());
    first.records.flush();
    loadScenario(first.sandbox, 'everyday');
    first.records.persist(first.sandbox.store.consumeChanges());
    first.records.close();
    const second = start();
    expect(second.sandbox.store.get('reviews', 1_234_567)).toBeUndefined();
    expect(second.dump()).toEqual(createDump());
    second.records.close();
  });

  it('restores the order of a scenario that was loaded again', () => {
    const first = start();
    for (const name of ['new-partner', 'everyday']) {
      first.sandbox.store.remove('sessions', tokens.patient);
      first.records.persist(first.sandbox.store.consumeChanges());
      first.records.flush();
      loadScenario(first.sandbox, name);
      first.records.persist(first.sandbox.store.consumeChanges());
    }
    first.records.close();
    const second = start();
    expect(second.dump()).toEqual(createDump());
    second.records.close();
  });

  it('stores the seed and refuses another one', () => {
    start(7).records.close();
    const reopened = openRecordsFile(file, undefined, fail);
    expect(reopened.seed).toBe(7);
    reopened.close();
    expect(() => openRecordsFile(file, 8, fail)).toThrow('was created with --seed 7');
  });
});

const createDump = () => {
  const { store } = createSandbox();
  return tableNames.map((name) => [name, store.list(name)]);
};

describe('openRecordsFile reports an error and does not change the file if it', () => {
  const open = () => openRecordsFile(file, undefined, fail);

  it('is not a database', () => {
    writeFileSync(file, 'Dear diary, '.repeat(200));
    expect(open).toThrow(/is not a database of the sandbox, or it is corrupt/);
    expect(readFileSync(file, 'utf8')).toContain('Dear diary');
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  it('is a database of another program', () => {
    const other = new sqlite.Database(file);
    other.exec('CREATE TABLE songs (name TEXT)');
    other.close();
    expect(open).toThrow('is a database of another program: it has the tables songs');
  });

  it.each([1, 3])('has format %i', (version) => {
    start().records.close();
    const database = new sqlite.Database(file);
    database.exec(`PRAGMA user_version = ${version}`);
    database.close();
    expect(open).toThrow(`has format ${version}, but this sandbox reads format 2`);
  });

  it('contains a corrupt record', () => {
    start().records.close();
    const database = new sqlite.Database(file);
    database.exec("UPDATE records SET json = '{' WHERE tableName = 'settings'");
    database.close();
    expect(open).toThrow(/or it is corrupt/);
  });

  it('is a folder, or its folder does not exist', () => {
    expect(() => openRecordsFile(folder, undefined, fail)).toThrow('is a folder');
    expect(() => openRecordsFile(join(folder, 'none', 'a.db'), undefined, fail)).toThrow(
      'Check that its folder exists',
    );
  });

  it('is used by another running sandbox', () => {
    start().records.close();
    const setServer = (server: number) => {
      const database = new sqlite.Database(file);
      database.run("UPDATE records SET json = ? WHERE tableName = 'file'", [
        JSON.stringify({ server }),
      ]);
      database.close();
    };
    setServer(process.ppid);
    expect(open).toThrow(`is in use by another sandbox (process ${process.ppid})`);
    // A sandbox that was killed does not block the file.
    setServer(2 ** 22 + 1);
    open().close();
  });
});
