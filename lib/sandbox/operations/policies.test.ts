import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { OperationId } from '../api';
import { expectInContract } from '../contract/expect-in-contract';
import { createTestSandbox, type TestSandbox, tokens } from '../testing';
import type { Account, Policy } from '../world';

type Sent = NonNullable<Parameters<TestSandbox['call']>[1]>;

/** Makes a call as the carrier user, and judges its answer by the description. */
async function ask(sandbox: TestSandbox, id: OperationId, sent: Sent = {}) {
  const answer = await sandbox.call(id, { token: tokens.carrier, ...sent });
  await expectInContract(id, answer);
  return answer;
}

const upload = (sandbox: TestSandbox, body: unknown[], token: string = tokens.carrier) =>
  ask(sandbox, 'uploadPolicies', { body, token });

const dana = { companyId: 118, policyNumber: 'TRV-0020417' };
const fresh = { companyId: 118, policyNumber: 'NEW-0000001' };

/** The policies of the sandbox with a number. */
const find = ({ store }: TestSandbox, number: string) =>
  store.list('policies').filter(({ policyNumber }) => policyNumber === number);

/** A carrier user with some grants, and the token of its session. */
function addCarrier({ store }: TestSandbox, permissions: Account['permissions']): string {
  const account = store.get('accounts', 48301);
  if (!account) throw new Error('no carrier');
  store.put('accounts', { ...account, id: 7, email: 'other@example.com', permissions });
  store.put('sessions', { id: 'other-token', accountId: 7 });
  return 'other-token';
}

/** A sandbox whose only policies are Dana's and some like it. */
function createStage(...others: Array<Partial<Policy>>): TestSandbox {
  const sandbox = createTestSandbox();
  const { store } = sandbox;
  for (const { id } of store.list('policies')) if (id !== 30771) store.remove('policies', id);
  const policy = store.get('policies', 30771);
  if (!policy) throw new Error('no policy');
  for (const [index, other] of others.entries()) {
    const id = 900 + index;
    store.put('policies', { ...policy, id, policyId: id, email: undefined, ...other });
  }
  return sandbox;
}

/** The policies of a multipart answer. */
async function readParts({
  response,
}: {
  response: Response;
}): Promise<Array<{ policyId: number }>> {
  const boundary = /boundary=(.*)/.exec(response.headers.get('content-type') ?? '')?.[1];
  const parts = (await response.text()).split(`--${boundary}`).slice(1, -1);
  return parts.map((part) => JSON.parse(part.slice(part.indexOf('\r\n\r\n'))));
}

const search = async (sandbox: TestSandbox, query: Sent['query'], token: string = tokens.carrier) =>
  (await readParts(await ask(sandbox, 'searchPolicies', { query, token }))).map(
    ({ policyId }) => policyId,
  );

async function readSheet({ response }: { response: Response }): Promise<string> {
  expect(response.headers.get('content-disposition')).toMatch(/filename="\w+\.xlsx"/);
  const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
}

describe('searchPolicies', () => {
  it('answers with a multipart byte stream: a policy with its people in each part', async () => {
    const answer = await ask(createStage(), 'searchPolicies', { query: { search: 'TRV-002%' } });
    expect(answer.status).toBe(200);
    const [policy] = await readParts(answer);
    expect(policy).toMatchObject({
      ...dana,
      email: 'dana@example.com',
      people: [{ firstName: 'Dana' }],
    });
    expect(policy).not.toHaveProperty('scope');
  });

  it('accepts the wildcards % and _, and ignores leading zeros and non-alphanumeric characters', async () => {
    const sandbox = createStage({ policyNumber: 'TRV-0020999' });
    expect(await search(sandbox, { search: 'TRV-002%' })).toEqual([30771, 900]);
    expect(await search(sandbox, { search: 'trv20417' })).toEqual([30771]);
    expect(await search(sandbox, { search: 'TRV-0020__7' })).toEqual([30771]);
    expect(await search(sandbox, { search: 'ABC%' })).toEqual([]);
  });

  it('finds the names of people and the e-mail address too', async () => {
    const sandbox = createStage({ policyNumber: 'TRV-0020999' });
    for (const text of ['dana', 'Dana Example', 'exam%', 'dana@example.com']) {
      expect(await search(sandbox, { search: text }), text).toEqual([30771]);
    }
  });

  it('the search filter is required', async () => {
    const { status, json } = await ask(createTestSandbox(), 'searchPolicies');
    expect(status).toBe(405);
    expect(json).toMatchObject({ data: { field: 'search', reason: 'is required' } });
  });

  it('the search filter is required, and more than blanks', async () => {
    for (const text of ['', '  ']) {
      const { json } = await ask(createTestSandbox(), 'searchPolicies', {
        query: { search: text },
      });
      expect(json).toMatchObject({ error: 'SANDBOX_SEARCH_EMPTY', data: { field: 'search' } });
    }
  });

  it('fromDate and toDate must be given together', async () => {
    const sandbox = createStage({ startDate: '2028-01-01', endDate: undefined });
    const query = { search: '%', fromDate: '2027-01-01' };
    const { status, json } = await ask(sandbox, 'searchPolicies', { query });
    expect(status).toBe(405);
    expect(json).toMatchObject({ data: { field: 'toDate' } });
    const range = (fromDate: string, toDate: string) =>
      search(sandbox, { search: '%', fromDate, toDate });
    expect(await range('2027-12-31', '2028-01-01')).toEqual([30771, 900]);
    expect(await range('2028-01-01', '2099-01-01')).toEqual([900]);
    expect(await range('2026-01-01', '2027-01-01')).toEqual([30771]);
    expect(await range('2027-06-01', '2027-05-01')).toEqual([]);
  });

  it('scopeType is ALL unless another is named', async () => {
    const sandbox = createStage({ scope: 'ASSISTANCE' }, { scope: 'API' });
    expect(await search(sandbox, { search: '%' })).toEqual([30771, 900, 901]);
    expect(await search(sandbox, { search: '%', scopeType: 'ASSISTANCE' })).toEqual([30771, 900]);
    expect(await search(sandbox, { search: '%', scopeType: 'API' })).toEqual([30771, 901]);
  });

  it('has at most 1000 records', async () => {
    const sandbox = createStage(...Array.from({ length: 1100 }, () => ({})));
    expect(await search(sandbox, { search: '%' })).toHaveLength(1000);
  });

  it('finds policies of the caller’s companies only, with the grant for it', async () => {
    const sandbox = createStage({ companyId: 4 });
    expect(await search(sandbox, { search: '%' })).toEqual([30771]);
    const admin = addCarrier(sandbox, [{ companyId: 4, grantEnum: 'INSURER_ADMIN' }]);
    expect(await search(sandbox, { search: '%' }, admin)).toEqual([900]);
    const creator = addCarrier(sandbox, [{ companyId: 118, grantEnum: 'CREATE_POLICY' }]);
    const { json } = await ask(sandbox, 'searchPolicies', {
      query: { search: '%' },
      token: creator,
    });
    expect(json).toMatchObject({ error: 'SANDBOX_GRANT_MISSING', data: { grant: 'QUERY_POLICY' } });
  });
});

describe('uploadPolicies', () => {
  it('companyId and policyNumber are required', async () => {
    const sandbox = createTestSandbox();
    for (const field of ['companyId', 'policyNumber']) {
      const { status, json } = await upload(sandbox, [fresh, { ...fresh, [field]: undefined }]);
      expect(status).toBe(405);
      expect(json).toMatchObject({ data: { field: `[1].${field}`, reason: 'is required' } });
    }
    expect(find(sandbox, fresh.policyNumber)).toEqual([]);
  });

  it('new ones are created, known ones are updated', async () => {
    const sandbox = createTestSandbox();
    const people = [{ firstName: 'Kim', lastName: 'Example' }];
    expect(
      (
        await upload(sandbox, [
          { ...fresh, people },
          { ...dana, phone: '1' },
        ])
      ).status,
    ).toBe(204);
    const [created] = find(sandbox, fresh.policyNumber);
    expect(created).toMatchObject({ ...fresh, status: 'ACTIVE', creationDate: '2027-03-02' });
    expect(sandbox.store.list('people').at(-1)).toMatchObject({ ...people[0], ...fresh });
    expect(find(sandbox, dana.policyNumber)).toEqual([expect.objectContaining({ phone: '1' })]);
  });

  it('on an update, any missing field is left unchanged', async () => {
    const sandbox = createTestSandbox();
    const before = sandbox.store.get('policies', 30771);
    await upload(sandbox, [{ ...dana, phone: '+15550100042' }]);
    expect(sandbox.store.get('policies', 30771)).toEqual({ ...before, phone: '+15550100042' });
  });

  it('a negative value removes the excess, for the people who had it from the policy too', async () => {
    const sandbox = createTestSandbox();
    await upload(sandbox, [{ ...dana, excessPercentage: -1 }]);
    expect(sandbox.store.get('policies', 30771)).not.toHaveProperty('excessPercentage');
    expect(sandbox.store.get('people', 90144)).not.toHaveProperty('excessPercentage');
  });

  it('policies cannot be deleted: cancel a policy by passing the status CANCELLED', async () => {
    const sandbox = createTestSandbox();
    await upload(sandbox, [{ ...dana, status: 'CANCELLED' }]);
    expect(sandbox.store.get('policies', 30771)?.status).toBe('CANCELLED');
    expect(sandbox.store.list('webHooks').at(-1)).toMatchObject({
      hook: 'policyChanged',
      payload: { policyId: 30771, status: 'CANCELLED' },
    });
  });

  it('the same policy may come twice in one upload', async () => {
    const sandbox = createTestSandbox();
    await upload(sandbox, [fresh, { ...fresh, phone: '1' }]);
    expect(find(sandbox, fresh.policyNumber)).toEqual([expect.objectContaining({ phone: '1' })]);
  });

  it('recognizes people by id, personal id, or name and birthday; the others are added', async () => {
    const sandbox = createTestSandbox();
    const { store } = sandbox;
    const listNames = () =>
      store
        .list('people')
        .filter(({ policyId }) => policyId === 30771)
        .map(({ firstName, gender }) => [firstName, gender]);
    await upload(sandbox, [{ ...dana, people: [{ personId: 90144, firstName: 'Dan' }] }]);
    await upload(sandbox, [
      { ...dana, people: [{ personalIdNumber: 'EX-4471902', firstName: 'Danny' }] },
    ]);
    const named = { firstName: 'danny', lastName: 'EXAMPLE', birthday: '1988-04-17' };
    const other = { ...named, birthday: '1999-01-01', firstName: 'Kim' };
    await upload(sandbox, [{ ...dana, people: [{ ...named, gender: 'OTHER' }, other, other] }]);
    expect(listNames()).toEqual([
      ['danny', 'OTHER'],
      ['Kim', undefined],
    ]);
  });

  it('calls with a wrong company id are forbidden, and nothing is written', async () => {
    const sandbox = createTestSandbox();
    const { status } = await upload(sandbox, [fresh, { ...fresh, companyId: 4 }]);
    expect(status).toBe(403);
    expect(find(sandbox, fresh.policyNumber)).toEqual([]);
    const everywhere = addCarrier(sandbox, [{ grantEnum: 'INSURER_ADMIN' }]);
    expect((await upload(sandbox, [{ ...fresh, companyId: 1e300 }], everywhere)).status).toBe(403);
    expect((await upload(sandbox, [fresh], everywhere)).status).toBe(204);
  });

  it('the insurer defines the patterns of the policy number and of the personal id', async () => {
    const sandbox = createTestSandbox();
    const number = await upload(sandbox, [fresh, { ...fresh, policyNumber: 'new' }]);
    expect(number.json).toMatchObject({
      data: { field: '[1].policyNumber', pattern: '^[A-Z]{3}-[0-9]{7}$', found: 'new' },
    });
    const person = await upload(sandbox, [{ ...fresh, people: [{}, { personalIdNumber: 'x' }] }]);
    expect(person.json).toMatchObject({ data: { field: '[0].people[1].personalIdNumber' } });
    expect(find(sandbox, fresh.policyNumber)).toEqual([]);
  });

  it('needs the grant to create, and the grant to modify', async () => {
    const sandbox = createTestSandbox();
    const creator = addCarrier(sandbox, [{ companyId: 118, grantEnum: 'CREATE_POLICY' }]);
    expect((await upload(sandbox, [fresh], creator)).status).toBe(204);
    const { json } = await upload(sandbox, [fresh], creator);
    expect(json).toMatchObject({
      error: 'SANDBOX_GRANT_MISSING',
      data: { grant: 'MODIFY_POLICY' },
    });
    const modifier = addCarrier(sandbox, [{ companyId: 118, grantEnum: 'MODIFY_POLICY' }]);
    expect((await upload(sandbox, [fresh], modifier)).status).toBe(204);
  });

  it('sets travel dates, which may not end before they start', async () => {
    const sandbox = createTestSandbox();
    const journey = { startDate: '2027-05-01', endDate: '2027-05-09' };
    await upload(sandbox, [{ ...fresh, travelDates: [journey] }]);
    expect(find(sandbox, fresh.policyNumber)[0]?.travelDates).toEqual([
      { ...journey, id: expect.any(Number) },
    ]);
    const { json } = await upload(sandbox, [
      { ...fresh, travelDates: [{ ...journey, endDate: '2027-04-01' }] },
    ]);
    expect(json).toMatchObject({ data: { field: '[0].travelDates[0].endDate' } });
  });

  it('takes many policies at once', async () => {
    const sandbox = createTestSandbox();
    const many = Array.from({ length: 20_000 }, (_, index) => ({
      companyId: 118,
      policyNumber: `BIG-${String(index).padStart(7, '0')}`,
      people: [{ firstName: 'Kim', lastName: String(index) }],
    }));
    const start = performance.now();
    expect((await upload(sandbox, many)).status).toBe(204);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('takes none, too', async () => {
    expect((await upload(createTestSandbox(), [])).status).toBe(204);
  });
});

describe('downloadPolicies', () => {
  it('downloads at most 1000 records of the caller’s companies as a spreadsheet', async () => {
    const sandbox = createStage({ companyId: 4 }, ...Array.from({ length: 1100 }, () => ({})));
    const sheet = await readSheet(await ask(sandbox, 'downloadPolicies'));
    expect(sheet.match(/<row /g)).toHaveLength(1001);
    expect(sheet).toContain('TRV-0020417');
    expect(sheet).not.toContain('<v>4</v>');
  });

  it('is for insurance carrier users', async () => {
    const { status } = await ask(createTestSandbox(), 'downloadPolicies', { token: tokens.dana });
    expect(status).toBe(405);
  });
});

describe('downloadReport', () => {
  const report = (sandbox: TestSandbox, query: Sent['query'], token: string = tokens.carrier) =>
    ask(sandbox, 'downloadReport', { query, token });

  it('has a row for each appointment of the company', async () => {
    const sheet = await readSheet(
      await report(createTestSandbox(), { companyId: 118, reportId: 7 }),
    );
    expect(sheet).toContain('<v>70412</v>');
    expect(sheet).toContain('APPOINTMENT_SCHEDULED');
  });

  it('has the days from fromDate to toDate', async () => {
    const has = async (query: Sent['query']) =>
      (await readSheet(await report(createTestSandbox(), query))).includes('<v>70412</v>');
    expect(await has({ fromDate: '2027-03-02', toDate: '2027-03-02' })).toBe(true);
    expect(await has({ fromDate: '2027-03-03' })).toBe(false);
    expect(await has({ toDate: '2027-03-01' })).toBe(false);
  });

  it('of a wrong company is refused', async () => {
    const { status, json } = await report(createTestSandbox(), { companyId: 4 });
    expect(status).toBe(405);
    expect(json).toMatchObject({ data: { field: 'companyId', found: 4 } });
  });

  it('is refused to somebody without a grant', async () => {
    const { json } = await report(createTestSandbox(), {}, tokens.dana);
    expect(json).toMatchObject({ error: 'SANDBOX_GRANT_MISSING' });
  });
});

describe('setTravelDates', () => {
  const set = (sandbox: TestSandbox, body: unknown[], path = { policyId: 30771 }) =>
    ask(sandbox, 'setTravelDates', { path, body, query: { subscriber: 48213 } });
  const spring = { startDate: '2027-02-25', endDate: '2027-03-09' };

  it('sets the travel dates of a policy for a subscriber', async () => {
    const sandbox = createTestSandbox();
    expect((await set(sandbox, [spring])).status).toBe(204);
    const dates = () => sandbox.store.get('policies', 30771)?.travelDates;
    expect(dates()).toEqual([{ ...spring, id: expect.any(Number), subscriberId: 48213 }]);
    await set(sandbox, []);
    expect(dates()).toEqual([]);
  });

  it('refuses a journey that ends before it starts, and an unknown policy', async () => {
    const reversed = { ...spring, endDate: '2027-02-01' };
    const { json } = await set(createTestSandbox(), [spring, reversed]);
    expect(json).toMatchObject({ data: { field: '[1].endDate', found: '2027-02-01' } });
    const unknown = await set(createTestSandbox(), [], { policyId: 1e300 });
    expect(unknown.json).toMatchObject({ error: 'SANDBOX_NOT_FOUND' });
  });

  it('is forbidden for the policy of another company', async () => {
    expect((await set(createStage({ companyId: 4 }), [], { policyId: 900 })).status).toBe(403);
  });
});

describe('overrides', () => {
  const path = { policyId: 30771 };
  const create = (sandbox: TestSandbox, body: object) =>
    ask(sandbox, 'createOverride', { path, body });
  const list = async (sandbox: TestSandbox) => (await ask(sandbox, 'listOverrides', { path })).json;

  it('have the defaults of the specification', async () => {
    const sandbox = createStage();
    sandbox.store.list('overrides').map(({ id }) => sandbox.store.remove('overrides', id));
    expect((await create(sandbox, { status: 'HIDE' })).status).toBe(204);
    expect(await list(sandbox)).toEqual([
      {
        status: 'HIDE',
        startTimestamp: '2027-03-02T09:10:00Z',
        endTimestamp: '2027-03-03T09:10:00Z',
        visitsNumber: 1,
        excessFee: 0,
        priceLimitCurrency: 'EUR',
        initiatorId: 48301,
        initiatorName: 'Casey Carrier',
        timestamp: '2027-03-02T09:10:00Z',
      },
    ]);
  });

  it('end 24 hours after their start, unless another end is sent', async () => {
    const sandbox = createTestSandbox();
    const last = async (body: object) => {
      await create(sandbox, { status: 'HIDE', ...body });
      return sandbox.store.list('overrides').at(-1)?.endTimestamp;
    };
    expect(await last({ startTimestamp: '2027-03-05T08:00:00+02:00' })).toBe(
      '2027-03-06T06:00:00Z',
    );
    expect(await last({ startTimestamp: '9999-12-31T12:00:00Z' })).toBe('9999-12-31T23:59:59Z');
    expect(await last({ endTimestamp: '2027-03-02T09:10:00Z' })).toBe('2027-03-02T09:10:00Z');
    const { json } = await create(sandbox, {
      status: 'HIDE',
      endTimestamp: '2027-03-02T09:00:00Z',
    });
    expect(json).toMatchObject({ data: { field: 'endTimestamp' } });
  });

  it('status is required', async () => {
    const { json } = await create(createTestSandbox(), { reason: 'none' });
    expect(json).toMatchObject({ data: { field: 'status', reason: 'is required' } });
  });

  it('are for patients of the policy', async () => {
    const sandbox = createTestSandbox();
    expect((await create(sandbox, { status: 'COVERED', patientId: 90144 })).status).toBe(204);
    const { json } = await create(sandbox, { status: 'COVERED', patientId: 1e300 });
    expect(json).toMatchObject({ error: 'SANDBOX_NOT_FOUND', data: { field: 'patientId' } });
  });

  it('keep attachments, without what only requests have', async () => {
    const sandbox = createTestSandbox();
    const photo = { name: 'Letter', base64Data: 'JVBERi0=', path: 'x', fileSize: 4 };
    await create(sandbox, { status: 'COVERED', attachments: [photo] });
    expect(Object(await list(sandbox)).at(-1).attachments).toEqual([
      { id: expect.any(Number), name: 'Letter', timestampUploaded: '2027-03-02T09:10:00Z' },
    ]);
  });

  it('are forbidden for the policy of another company', async () => {
    const sandbox = createStage({ companyId: 4 });
    const sent = { path: { policyId: 900 } };
    expect((await ask(sandbox, 'listOverrides', sent)).status).toBe(403);
    const body = { status: 'HIDE' };
    expect((await ask(sandbox, 'createOverride', { ...sent, body })).status).toBe(403);
    expect((await ask(sandbox, 'listOverrides', { path: { policyId: 1 } })).status).toBe(405);
  });
});

describe('the next visit', () => {
  const body = {
    visitFee: 60,
    visitFeeCurrency: 'EUR',
    patientId: 90144,
    country: 'PT',
    specialty: 'GENERAL',
    locationType: 'VIDEO_VISIT',
  };
  const calls = ['getNextVisitStatus', 'getNextVisitStatusForClient'] as const;
  const path = { policyId: 30771 };

  it('of Dana is covered, for herself and for her insurer', async () => {
    for (const id of calls) {
      for (const token of [tokens.dana, tokens.carrier]) {
        const { json } = await ask(createTestSandbox(), id, { token, path, body });
        expect(json).toMatchObject({ chunkStatus: 'COVERED', priceLimit: 180 });
        expect(json).not.toHaveProperty('overriddenExcess');
      }
    }
  });

  it('follows an override', async () => {
    const sandbox = createTestSandbox();
    const override = { status: 'PREPAYMENT', excessFee: 12, patientId: 90144 };
    await ask(sandbox, 'createOverride', { path, body: override });
    const { json } = await ask(sandbox, 'getNextVisitStatus', { path, body });
    expect(json).toMatchObject({
      chunkStatus: 'PREPAYMENT',
      overriddenExcess: 12,
      priceLimit: 180,
    });
    sandbox.clock.advance(24 * 60);
    const later = await ask(sandbox, 'getNextVisitStatus', { path, body });
    expect(later.json).toMatchObject({ chunkStatus: 'COVERED' });
  });

  it('needs a policy that the caller may see, and a patient of it', async () => {
    for (const id of calls) {
      const unseen = await ask(createTestSandbox(), id, { token: tokens.profile, path, body });
      expect(unseen.json).toMatchObject({ data: { field: 'policyId' } });
      const stranger = await ask(createTestSandbox(), id, { path, body: { patientId: 5 } });
      expect(stranger.json).toMatchObject({ data: { field: 'patientId' } });
    }
  });
});

describe('samplePolicyWebHook', () => {
  it('stands for a payload', async () => {
    const sandbox = createTestSandbox();
    const { status } = await ask(sandbox, 'samplePolicyWebHook', { body: { policyId: 30771 } });
    expect(status).toBe(204);
    expect(sandbox.store.list('webHooks')).toEqual(createTestSandbox().store.list('webHooks'));
  });
});
