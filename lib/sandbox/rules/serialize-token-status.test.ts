import { describe, expect, it } from 'vitest';
import { callAndValidate } from '../../../tests/support/sandbox/appointment-helpers';
import {
  createTestSandbox,
  type TestSandbox,
  tokens,
} from '../../../tests/support/sandbox/test-sandbox';
import type { Schemas } from '../api-types';

async function read(sandbox: TestSandbox, token: string = tokens.patient) {
  const { json } = await callAndValidate(sandbox, 'createToken', { token, body: {} });
  return json as Required<Schemas['TokenStatus']>;
}

const pluck = <Item, Key extends keyof Item>(items: Item[], key: Key): Array<Item[Key]> =>
  items.map((item) => item[key]);

describe('the full token status of Dana Example', () => {
  it('contains the details of the user in the example of the API description', async () => {
    const status = await read(createTestSandbox());
    expect(status).toMatchObject({
      token: tokens.patient,
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

  it('contains the user’s people, policies, companies, appointments, and profiles', async () => {
    const { people, policies, companies, appointments, profiles } = await read(createTestSandbox());
    expect(pluck(people, 'personId')).toContain(90144);
    expect(pluck(policies, 'policyId')).toContain(30771);
    expect(pluck(companies, 'companyId')).toContain(118);
    expect(pluck(appointments, 'appointmentId')).toContain(70412);
    expect(pluck(profiles, 'profileId')).toContain(5120);
    expect(pluck(profiles, 'name')).toContain('Alex');
  });

  it('contains exchange rates against USD with their history, and the system parameters', async () => {
    const { exchangeRates, currencyRates, sysParam } = await read(createTestSandbox());
    expect(exchangeRates).toMatchObject({ EUR: 1.08, GBP: 1.27 });
    expect(currencyRates.EUR).toContainEqual(expect.objectContaining({ rate: 1.08 }));
    expect(sysParam).toMatchObject({
      timeToRequestExpiration: 2700,
      timeToProposalExpiration: 7200,
      timeToCancelForFree: 10800,
    });
  });

  it('contains the flags of the system parameters, which identify a sandbox', async () => {
    const { sysParam } = await read(createTestSandbox());
    expect(sysParam).toMatchObject({
      interpreterLinkConnectionEnabled: 0,
      enabledAndroidWebViewModeFlag: 0,
      enabledIosWebViewModeFlag: 0,
      enabledMultichannelNotificationsFlag: 0,
      productionEnvironmentFlag: 0,
      showPatientChargeAndRefundButtons: 0,
      suggestInterpreterService: 0,
      suggestShortRequestAppointments: 0,
    });
    // It has no documented value and is no flag.
    expect(sysParam).not.toHaveProperty('minPromoCodeKeyLength');
  });

  it('contains the action of the next appointment, which is in 20 minutes', async () => {
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

  it('contains cardSuffix only if a card is saved', async () => {
    expect(await read(createTestSandbox(), tokens.carrier)).not.toHaveProperty('cardSuffix');
  });

  it('contains the state and the link that the user sent last', async () => {
    const sandbox = createTestSandbox();
    const body = { state: 'US_CA', linkState: 'somewhere' };
    const { status, json } = await sandbox.call('createToken', { body });
    expect(status).toBe(200);
    expect(json).toMatchObject({ actualState: 'US_CA', linkState: 'somewhere' });
  });
});

describe('the full token status of other users', () => {
  it('contains the grants of a carrier user, but no insured people', async () => {
    expect(await read(createTestSandbox(), tokens.carrier)).toMatchObject({
      permissions: expect.arrayContaining([{ companyId: 118, grantEnum: 'QUERY_POLICY' }]),
      people: [],
      policies: [],
      appointments: [],
    });
  });

  it('contains the profiles that a doctor administers, and their appointments', async () => {
    const status = await read(createTestSandbox(), tokens.doctor);
    expect(pluck(status.administeredProfileDtos, 'profileId')).toContain(5120);
    expect(pluck(status.profiles, 'profileId')).toContain(5120);
    expect(pluck(status.appointments, 'appointmentId')).toContain(70412);
  });
});
