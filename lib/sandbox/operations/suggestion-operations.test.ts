import { describe, expect, it } from 'vitest';
import {
  createLocation,
  createProfile,
  createWorkingHours,
  lisbon,
  replaceProfiles,
} from '../../../tests/support/sandbox/profile-helpers';
import { createTestSandbox, type TestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import { expectToSatisfyApiSpec } from '../../../tests/support/sandbox-contract/expect-to-satisfy-api-spec';

/** The request of the description's example. */
const request = {
  selectedLanguages: ['EN'],
  selectedSpecialty: 'GENERAL',
  selectedSubSpeciality: [],
  selectedGender: 'BOTH',
  patientId: 90144,
  locationType: 'HOME_VISIT',
  suggestedCountry: 'PT',
  ...lisbon,
  includeHomeDistanceCheck: true,
  requestTime: '2027-03-02T08:00:00Z',
};

async function price(sandbox: TestSandbox, body: object) {
  const answer = await sandbox.call('getAsapPriceRange', { body });
  await expectToSatisfyApiSpec('getAsapPriceRange', answer);
  return answer;
}

describe.each(['suggestVideoVisit', 'suggestOfflineVisit'] as const)('%s', (id) => {
  const send = async (body: object) => {
    const sandbox = createTestSandbox();
    sandbox.store.consumeChanges();
    const answer = await sandbox.call(id, { body });
    await expectToSatisfyApiSpec(id, answer);
    return { ...answer, appointments: sandbox.store.list('appointments').length };
  };

  it('takes an appointment, without a published body, and creates none', async () => {
    const { status, appointments } = await send({ patientId: 90144, speciality: 'GENERAL' });
    expect(status).toBe(204);
    expect(appointments).toBe(createTestSandbox().store.list('appointments').length);
    expect((await send({})).status).toBe(204);
  });

  it('needs a patient that the caller may see', async () => {
    expect((await send({ patientId: 404 })).json).toMatchObject({
      error: 'SANDBOX_NOT_FOUND',
      data: { field: 'patientId' },
    });
  });
});

describe('a suggested visit in person', () => {
  it('is taken for every type of visit, and creates nothing', async () => {
    const sandbox = createTestSandbox();
    const before = sandbox.store.list('appointments').length;
    for (const locationType of ['HOME_VISIT', 'CLINIC_VISIT', 'VIDEO_VISIT']) {
      const answer = await sandbox.call('suggestOfflineVisit', { body: { locationType } });
      await expectToSatisfyApiSpec('suggestOfflineVisit', answer);
      expect(answer.status).toBe(204);
    }
    expect(sandbox.store.list('appointments')).toHaveLength(before);
  });
});

describe('the prices of a visit as soon as possible', () => {
  const at = (fee: number) => ({ specialtyHours: createWorkingHours(fee, 'TUESDAY') });

  it('are the lowest and the highest of home visits and of clinic visits', async () => {
    const sandbox = createTestSandbox();
    replaceProfiles(sandbox, [
      createProfile([createLocation('HOME_VISIT', 2, { ...at(95), maxRadius: 5000 })]),
      createProfile([
        createLocation('HOME_VISIT', 3, at(140)),
        createLocation('CLINIC_VISIT', 3, at(60)),
      ]),
      createProfile([createLocation('CLINIC_VISIT', 15, at(85))]),
      createProfile([createLocation('HOME_VISIT', 9, { ...at(10), maxRadius: 5000 })]),
      createProfile([createLocation('CLINIC_VISIT', 50, at(11))]),
      createProfile([createLocation('CLINIC_VISIT', 1, at(12))], { languages: ['PT'] }),
    ]);
    expect((await price(sandbox, request)).json).toEqual({
      homeFrom: 95,
      homeTo: 140,
      clinicFrom: 60,
      clinicTo: 85,
    });
  });

  it('are absent where nothing fits', async () => {
    const { json } = await price(createTestSandbox(), { ...request, selectedLanguages: ['LA'] });
    expect(json).toEqual({});
  });

  it('are those of now where no time is named', async () => {
    const sandbox = createTestSandbox();
    replaceProfiles(sandbox, [createProfile([createLocation('CLINIC_VISIT', 1, at(60))])]);
    const { requestTime: _time, ...now } = request;
    expect((await price(sandbox, now)).json).toEqual({ clinicFrom: 60, clinicTo: 60 });
    sandbox.clock.advance(2 * 1440);
    expect((await price(sandbox, now)).json).toEqual({});
  });

  it('need a patient that the caller may see, where one is named', async () => {
    expect((await price(createTestSandbox(), { patientId: 1e300 })).json).toMatchObject({
      data: { field: 'patientId' },
    });
  });

  it.each([
    {},
    { requestTime: '9999-12-31T23:59:59Z' },
    { requestTime: '0000-01-01T00:00:00+23:59' },
    { requestTime: '2016-12-31T23:59:60Z' },
    { latitude: 1e300, longitude: -1e300, selectedLanguages: [], selectedSubSpeciality: [''] },
  ])('are told for %o', async (body) => {
    expect((await price(createTestSandbox(), body)).status).toBe(200);
  });
});
