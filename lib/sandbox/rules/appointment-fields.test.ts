import { describe, expect, it } from 'vitest';
import {
  callSaveAppointment,
  changeProfile,
  createDanaSandbox as createWorld,
  lastAppointment,
  videoVisitRequest,
} from '../../../tests/support/sandbox/appointment-helpers';

/** Dana's world, with a doctor who has a clinic too (location 9). */
function createDana() {
  const sandbox = createWorld();
  changeProfile(sandbox, ({ locations }) => ({
    locations: [
      ...locations,
      ...locations.map((one) => ({ ...one, locationId: 9, type: 'CLINIC_VISIT' as const })),
    ],
  }));
  return {
    ...sandbox,
    book: async (more: object) => {
      await callSaveAppointment(sandbox, { ...videoVisitRequest, ...more });
      return lastAppointment(sandbox);
    },
    change: async (changes: object) => {
      await callSaveAppointment(sandbox, {
        appointmentId: lastAppointment(sandbox).id,
        ...changes,
      });
      return lastAppointment(sandbox);
    },
  };
}

describe('the country of an appointment', () => {
  it('is the patient’s for a video visit, and the profile’s for any other', async () => {
    const { book } = createDana();
    const asked = { patientCountry: 'DE' };
    expect(await book(asked)).toMatchObject({ appointmentCountry: 'DE', canPrescribe: false });
    expect(await book({ ...asked, locationId: 9 })).toMatchObject({ appointmentCountry: 'PT' });
    expect(await book({})).toMatchObject({ appointmentCountry: 'PT', canPrescribe: true });
  });

  it('changes with the type of the visit', async () => {
    const { book, change } = createDana();
    await book({ patientCountry: 'DE' });
    expect(await change({ locationId: 9 })).toMatchObject({
      locationType: 'CLINIC_VISIT',
      appointmentCountry: 'PT',
      canPrescribe: true,
    });
  });

  it('changes with the patientCountry that a later request sends, and else stays', async () => {
    const { book, change } = createDana();
    await book({ patientCountry: 'DE' });
    expect(await change({ notes: 'same' })).toMatchObject({ appointmentCountry: 'DE' });
    expect(await change({ suggestedCountry: 'ES' })).toMatchObject({
      appointmentCountry: 'DE',
      appointmentSearchedCountry: 'ES',
    });
    expect(await change({ patientCountry: 'FR' })).toMatchObject({
      appointmentCountry: 'FR',
      appointmentSearchedCountry: 'ES',
    });
    expect(await change({ patientCountry: 'PT' })).toMatchObject({ canPrescribe: true });
  });
});
