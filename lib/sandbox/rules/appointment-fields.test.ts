import { describe, expect, it } from 'vitest';
import {
  callSaveAppointment,
  changeProfile,
  createDanaSandbox,
  lastAppointment,
  videoVisitRequest,
} from '../../../tests/support/sandbox/appointment-helpers';

/** A sandbox with Dana's data, in which her doctor also has a clinic (location 9). */
function createSandboxWithClinic() {
  const sandbox = createDanaSandbox();
  changeProfile(sandbox, ({ locations }) => ({
    locations: [
      ...locations,
      ...locations.map((location) => ({
        ...location,
        locationId: 9,
        type: 'CLINIC_VISIT' as const,
      })),
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
  it('is the patient’s for a video visit, and the profile’s for other visits', async () => {
    const { book } = createSandboxWithClinic();
    const request = { patientCountry: 'DE' };
    expect(await book(request)).toMatchObject({ appointmentCountry: 'DE', canPrescribe: false });
    expect(await book({ ...request, locationId: 9 })).toMatchObject({ appointmentCountry: 'PT' });
    expect(await book({})).toMatchObject({ appointmentCountry: 'PT', canPrescribe: true });
  });

  it('changes with the type of the visit', async () => {
    const { book, change } = createSandboxWithClinic();
    await book({ patientCountry: 'DE' });
    expect(await change({ locationId: 9 })).toMatchObject({
      locationType: 'CLINIC_VISIT',
      appointmentCountry: 'PT',
      canPrescribe: true,
    });
  });

  it('changes with the patientCountry of a later request, and is unchanged otherwise', async () => {
    const { book, change } = createSandboxWithClinic();
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
