import type { OperationId } from '../../../lib/sandbox/api-types';
import type { Appointment, Profile } from '../../../lib/sandbox/sandbox-data';
import { danaData } from '../../../lib/sandbox/seed/dana-data';
import { expectToSatisfyApiSpec } from '../sandbox-contract/expect-to-satisfy-api-spec';
import { type CallOptions, createTestSandbox, type TestSandbox, tokens } from './test-sandbox';

/** Creates a sandbox with only the data of Dana Example, which is sufficient for tests of appointments. */
export function createDanaSandbox(): TestSandbox {
  const sandbox = createTestSandbox();
  sandbox.store.load(danaData);
  return sandbox;
}

/** The request body for a new video visit of Dana. */
export const videoVisitRequest = {
  patientId: 90144,
  profileId: 5120,
  locationId: 8841,
  speciality: 'GENERAL',
  scheduledTimestamp: '2027-03-02T14:00:00Z',
};

/** Makes a call and validates its response against the API description. */
export async function callAndValidate(
  sandbox: TestSandbox,
  id: OperationId,
  options?: CallOptions,
) {
  const response = await sandbox.call(id, options);
  await expectToSatisfyApiSpec(id, response);
  return response;
}

export const callSaveAppointment = (
  sandbox: TestSandbox,
  body: object,
  token: string = tokens.patient,
) => callAndValidate(sandbox, 'saveAppointment', { body, token });

/** Returns the response of a refused call, for `toMatchObject`. */
export const expectedError = (error: string, field: string, more: object = {}) => ({
  status: 405,
  json: { error, data: { field, ...more } },
});

/** Returns the appointment that was created last. */
export function lastAppointment({ store }: TestSandbox): Appointment {
  const last = store.list('appointments').at(-1);
  if (!last) throw new Error('Expected an appointment, found none');
  return last;
}

/** Changes Dana's doctor. */
export function changeProfile(
  { store }: TestSandbox,
  change: (profile: Profile) => Partial<Profile>,
) {
  const profile = store.get('profiles', 5120);
  if (profile) store.put('profiles', { ...profile, ...change(profile) });
}

/** Changes the only location of Dana's doctor. */
export const changeLocation = (
  sandbox: TestSandbox,
  changes: Partial<Profile['locations'][number]>,
) =>
  changeProfile(sandbox, ({ locations }) => ({
    locations: locations.map((location) => ({ ...location, ...changes })),
  }));
