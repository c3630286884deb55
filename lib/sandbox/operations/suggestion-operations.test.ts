import { describe, expect, it } from 'vitest';
import { callAndValidate } from '../../../tests/support/sandbox/appointment-helpers';
import {
  createLocation,
  createProfile,
  createWorkingHours,
  lisbon,
  replaceProfiles,
} from '../../../tests/support/sandbox/profile-helpers';
import { createTestSandbox, type TestSandbox } from '../../../tests/support/sandbox/test-sandbox';

/** The request in the example of the API description. */
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

const getPriceRange = (sandbox: TestSandbox, body: object) =>
  callAndValidate(sandbox, 'getAsapPriceRange', { body });

describe.each(['suggestVideoVisit', 'suggestOfflineVisit'] as const)('%s', (id) => {
  const send = async (body: object) => {
    const sandbox = createTestSandbox();
    sandbox.store.consumeChanges();
    const response = await callAndValidate(sandbox, id, { body });
    return { ...response, appointments: sandbox.store.list('appointments').length };
  };

  it('accepts any appointment and creates none', async () => {
    const { status, appointments } = await send({ patientId: 90144, speciality: 'GENERAL' });
    expect(status).toBe(204);
    expect(appointments).toBe(createTestSandbox().store.list('appointments').length);
    expect((await send({})).status).toBe(204);
  });

  it('requires a patient that the caller can view', async () => {
    expect((await send({ patientId: 404 })).json).toMatchObject({
      error: 'SANDBOX_NOT_FOUND',
      data: { field: 'patientId' },
    });
  });
});

describe('a suggested visit in person', () => {
  it('is accepted for every type of visit, and creates no appointment', async () => {
    const sandbox = createTestSandbox();
    const before = sandbox.store.list('appointments').length;
    for (const locationType of ['HOME_VISIT', 'CLINIC_VISIT', 'VIDEO_VISIT']) {
      const body = { locationType };
      const { status } = await callAndValidate(sandbox, 'suggestOfflineVisit', { body });
      expect(status).toBe(204);
    }
    expect(sandbox.store.list('appointments')).toHaveLength(before);
  });
});

describe('the prices of a visit as soon as possible', () => {
  const withFee = (fee: number) => ({ specialtyHours: createWorkingHours(fee, 'TUESDAY') });

  it('are the lowest and the highest prices of home visits and of clinic visits', async () => {
    const sandbox = createTestSandbox();
    replaceProfiles(sandbox, [
      createProfile([createLocation('HOME_VISIT', 2, { ...withFee(95), maxRadius: 5000 })]),
      createProfile([
        createLocation('HOME_VISIT', 3, withFee(140)),
        createLocation('CLINIC_VISIT', 3, withFee(60)),
      ]),
      createProfile([createLocation('CLINIC_VISIT', 15, withFee(85))]),
      createProfile([createLocation('HOME_VISIT', 9, { ...withFee(10), maxRadius: 5000 })]),
      createProfile([createLocation('CLINIC_VISIT', 50, withFee(11))]),
      createProfile([createLocation('CLINIC_VISIT', 1, withFee(12))], { languages: ['PT'] }),
    ]);
    expect((await getPriceRange(sandbox, request)).json).toEqual({
      homeFrom: 95,
      homeTo: 140,
      clinicFrom: 60,
      clinicTo: 85,
    });
  });

  it('are absent if nothing matches', async () => {
    const { json } = await getPriceRange(createTestSandbox(), {
      ...request,
      selectedLanguages: ['LA'],
    });
    expect(json).toEqual({});
  });

  it('are those of the current time by default', async () => {
    const sandbox = createTestSandbox();
    replaceProfiles(sandbox, [createProfile([createLocation('CLINIC_VISIT', 1, withFee(60))])]);
    const { requestTime: _time, ...now } = request;
    expect((await getPriceRange(sandbox, now)).json).toEqual({ clinicFrom: 60, clinicTo: 60 });
    sandbox.clock.advance(2 * 1440);
    expect((await getPriceRange(sandbox, now)).json).toEqual({});
  });

  it('require that the caller can view the patient', async () => {
    expect((await getPriceRange(createTestSandbox(), { patientId: 1e300 })).json).toMatchObject({
      data: { field: 'patientId' },
    });
  });

  it.each([
    {},
    { requestTime: '9999-12-31T23:59:59Z' },
    { requestTime: '0000-01-01T00:00:00+23:59' },
    { requestTime: '2016-12-31T23:59:60Z' },
    { latitude: 1e300, longitude: -1e300, selectedLanguages: [], selectedSubSpeciality: [''] },
  ])('are returned for %o', async (body) => {
    expect((await getPriceRange(createTestSandbox(), body)).status).toBe(200);
  });
});
