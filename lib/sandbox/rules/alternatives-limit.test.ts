import { describe, expect, it } from 'vitest';
import {
  callSaveAppointment,
  createDanaSandbox,
  expectedError,
} from '../../../tests/support/sandbox/appointment-helpers';

function createOfferSandbox() {
  const sandbox = createDanaSandbox();
  return {
    offer: (hour: number, status = 'ALTERNATIVE_OFFERED') =>
      callSaveAppointment(sandbox, {
        appointmentId: 70412,
        status,
        scheduledTimestamp: `2027-03-03T${hour}:00:00Z`,
      }),
    save: (changes: object) => callSaveAppointment(sandbox, { appointmentId: 70412, ...changes }),
  };
}

const tooMany = expectedError('SANDBOX_TOO_MANY_ALTERNATIVES', 'status');

describe('the limit of alternatives', () => {
  it('is maxNumberOfAppointmentAlternatives', async () => {
    const { offer } = createOfferSandbox();
    for (const hour of [10, 11, 12]) expect((await offer(hour)).status).toBe(200);
    expect(await offer(13)).toMatchObject(tooMany);
    expect(await offer(13, 'ADDITIONAL_ALTERNATIVE_OFFERED')).toMatchObject(tooMany);
  });

  it('counts alternatives with other statuses between them', async () => {
    const { offer, save } = createOfferSandbox();
    expect((await offer(10)).status).toBe(200);
    expect((await save({ status: 'REQUESTED' })).status).toBe(200);
    expect((await offer(10)).status).toBe(200);
    expect((await offer(11, 'ADDITIONAL_ALTERNATIVE_OFFERED')).status).toBe(200);
    expect(await offer(12)).toMatchObject(tooMany);
  });

  it('does not count changes that offer nothing new', async () => {
    const { offer, save } = createOfferSandbox();
    for (const hour of [10, 11, 12]) expect((await offer(hour)).status).toBe(200);
    expect((await offer(12)).status).toBe(200);
    expect((await save({ notes: 'Prefers the morning.' })).status).toBe(200);
    expect((await save({ status: 'APPOINTMENT_SCHEDULED' })).status).toBe(200);
    expect((await save({ scheduledTimestamp: '2027-03-04T10:00:00Z' })).status).toBe(200);
  });
});
