import { describe, expect, it } from 'vitest';
import {
  createTestSandbox,
  type TestSandbox,
  tokens,
} from '../../../tests/support/sandbox/test-sandbox';
import { expectToSatisfyApiSpec } from '../../../tests/support/sandbox-contract/expect-to-satisfy-api-spec';

async function read(sandbox: TestSandbox, token: string = tokens.dana) {
  const answer = await sandbox.call('createToken', { token, body: {} });
  await expectToSatisfyApiSpec('createToken', answer);
  return Object(answer.json);
}

const idsOf = (list: object[], field: string): unknown[] => list.map((item) => Object(item)[field]);

describe('the full token status of Dana Example', () => {
  it('has what the example of the description shows of the user', async () => {
    const status = await read(createTestSandbox());
    expect(status).toMatchObject({
      token: tokens.dana,
      email: 'dana@example.com',
      permissions: [],
      subscriberId: 48213,
      firstName: 'Dana',
      lastName: 'Example',
      phone: '+15550100042',
      gender: 'FEMALE',
      birthday: '1988-04-17',
      cardSuffix: '4242',
      minuteOffset: 0,
      searchedCity: 'Lisbon',
      actualCity: 'Lisbon',
      administeredAggregators: [],
      administeredProfileDtos: [],
      passwordHint: 'SET',
      created: '2026-11-03T08:12:40Z',
      spokenLanguage: 'EN',
      forceMFACreation: false,
      whatsAppPreference: 'TURNED_ON',
      smsPreference: 'TURNED_ON',
      emailPreference: 'TURNED_ON',
    });
    expect(status.prescriptions).toContain('PT');
  });

  it('has the user’s people, policies, companies, appointments and profiles', async () => {
    const { people, policies, companies, appointments, profiles } = await read(createTestSandbox());
    expect(idsOf(people, 'personId')).toContain(90144);
    expect(idsOf(policies, 'policyId')).toContain(30771);
    expect(idsOf(companies, 'companyId')).toContain(118);
    expect(idsOf(appointments, 'appointmentId')).toContain(70412);
    expect(idsOf(profiles, 'profileId')).toContain(5120);
    expect(idsOf(profiles, 'name')).toContain('Alex');
  });

  it('has rates relative to USD with their history, and the system parameters', async () => {
    const { exchangeRates, currencyRates, sysParam } = await read(createTestSandbox());
    expect(exchangeRates).toMatchObject({ EUR: 1.08, GBP: 1.27 });
    expect(currencyRates.EUR).toContainEqual(expect.objectContaining({ rate: 1.08 }));
    expect(sysParam).toMatchObject({
      timeToRequestExpiration: 2700,
      timeToProposalExpiration: 7200,
      timeToCancelForFree: 10800,
    });
  });

  it('asks for the next appointment, which is in 20 minutes', async () => {
    expect(await read(createTestSandbox())).toMatchObject({
      actionAppointmentId: 70412,
      actionText: 'Your video visit is confirmed.',
      actionType: 'VIDEO_VISIT_CONFIRMED_NOTIFICATION',
      actionRemainingTime: 20,
      actionLink: 'appointment-details=70412',
      actionIcon: 'VIDEO',
    });
  });

  it('counts a message to the user as unread until it is READ', async () => {
    const sandbox = createTestSandbox();
    const { unreadChatMessagesCount } = await read(sandbox);
    expect(unreadChatMessagesCount).toBeGreaterThanOrEqual(1);
    const message = sandbox.store.get('messages', 660218);
    if (message) {
      sandbox.store.put('messages', { ...message, contacts: [{ messageStatus: 'READ' }] });
    }
    expect((await read(sandbox)).unreadChatMessagesCount).toBe(unreadChatMessagesCount - 1);
  });

  it('has cardSuffix «only if card saved»', async () => {
    expect(await read(createTestSandbox(), tokens.carrier)).not.toHaveProperty('cardSuffix');
  });

  it('has the state and the link of the user’s last record', async () => {
    const sandbox = createTestSandbox();
    const body = { state: 'US_CA', linkState: 'somewhere' };
    const { status, json } = await sandbox.call('createToken', { body });
    expect(status).toBe(200);
    expect(json).toMatchObject({ actualState: 'US_CA', linkState: 'somewhere' });
  });
});

describe('the full token status of others', () => {
  it('of a carrier user has the grants, and none of the insured', async () => {
    expect(await read(createTestSandbox(), tokens.carrier)).toMatchObject({
      permissions: expect.arrayContaining([{ companyId: 118, grantEnum: 'QUERY_POLICY' }]),
      people: [],
      policies: [],
      appointments: [],
    });
  });

  it('of a doctor has the profiles that the user administers, and their appointments', async () => {
    const status = await read(createTestSandbox(), tokens.profile);
    expect(idsOf(status.administeredProfileDtos, 'profileId')).toContain(5120);
    expect(idsOf(status.profiles, 'profileId')).toContain(5120);
    expect(idsOf(status.appointments, 'appointmentId')).toContain(70412);
  });
});
