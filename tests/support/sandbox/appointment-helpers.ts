import type { OperationId } from '../../../lib/sandbox/api-types';
import type { Appointment, Profile } from '../../../lib/sandbox/sandbox-data';
import { danaData } from '../../../lib/sandbox/seed/dana-data';
import { expectToSatisfyApiSpec } from '../sandbox-contract/expect-to-satisfy-api-spec';
import { createTestSandbox, type TestSandbox, tokens } from './test-sandbox';

/** A sandbox with Dana's world only: what else is in the everyday one does not matter to an appointment. */
export function createDanaSandbox(): TestSandbox {
  const sandbox = createTestSandbox();
  sandbox.store.load(danaData);
  return sandbox;
}

/** A new video visit of Dana's. */
export const videoVisitRequest = {
  patientId: 90144,
  profileId: 5120,
  locationId: 8841,
  speciality: 'GENERAL',
  scheduledTimestamp: '2027-03-02T14:00:00Z',
};

type Sent = Parameters<TestSandbox['call']>[1];

/** Makes a call and holds its answer against the description. */
export async function callAndValidate(sandbox: TestSandbox, id: OperationId, sent?: Sent) {
  const answer = await sandbox.call(id, sent);
  await expectToSatisfyApiSpec(id, answer);
  return answer;
}

export const callSaveAppointment = (
  sandbox: TestSandbox,
  body: object,
  token: string = tokens.dana,
) => callAndValidate(sandbox, 'saveAppointment', { body, token });

/** What a refused call answers with, for `toMatchObject`. */
export const expectedError = (error: string, field: string, more: object = {}) => ({
  status: 405,
  json: { error, data: { field, ...more } },
});

/** The appointment that was saved last. */
export function lastAppointment({ store }: TestSandbox): Appointment {
  const last = store.list('appointments').at(-1);
  if (!last) throw new Error('There is no appointment');
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
