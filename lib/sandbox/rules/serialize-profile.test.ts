import { describe, expect, it } from 'vitest';
import { createLocation, createProfile } from '../../../tests/support/sandbox/profile-helpers';
import {
  createTestSandbox,
  type TestSandbox,
  tokens,
} from '../../../tests/support/sandbox/test-sandbox';
import { findCaller } from '../http/authenticate';
import type { Account, Appointment, Profile } from '../sandbox-data';
import {
  canViewAddress,
  canViewProfileName,
  serializeProfile,
  serializeProfileDetails,
} from './serialize-profile';

type Name = keyof typeof tokens;

function getCaller({ store }: TestSandbox, name: Name): Account {
  const caller = findCaller(store, tokens[name]);
  if (!caller) throw new Error(`The scenario has no session with the token of ${name}`);
  return caller;
}

const clinic = createLocation('CLINIC_VISIT', 1, { dispatchPassword: 'secret', phones: ['+1'] });
const profile: Profile = createProfile([clinic], {
  taxIdentificationNumber: 'T-1',
  personalIdentificationNumber: 'P-1',
  addresses: {
    [clinic.locationId]: { clinicName: 'Corner Clinic', city: 'Lisbon', phones: ['+1'] },
  },
});

/** Creates a sandbox in which Dana has an appointment with the profile. */
function createAppointmentSandbox(
  status: Appointment['status'],
  more: Partial<Appointment> = {},
): TestSandbox {
  const sandbox = createTestSandbox();
  sandbox.store.put('profiles', profile);
  sandbox.store.put('appointments', {
    id: 990_001,
    appointmentId: 990_001,
    appointmentRevisionId: 1,
    patientId: 90144,
    profileId: profile.id,
    locationId: clinic.locationId,
    locationType: 'CLINIC_VISIT',
    status,
    statusSince: '2027-03-01T10:00:00Z',
    ...more,
  });
  return sandbox;
}

const serialize = (sandbox: TestSandbox, name: Name) =>
  serializeProfile(sandbox.store, getCaller(sandbox, name), profile);

describe('the name of a profile', () => {
  it('is blank unless the user had an approved appointment with the profile', () => {
    expect(serialize(createAppointmentSandbox('REQUESTED'), 'patient')).toMatchObject({
      name: '',
      lastName: '',
    });
    expect(serialize(createAppointmentSandbox('APPOINTMENT_SCHEDULED'), 'patient')).toMatchObject({
      name: 'Robin',
      lastName: 'Sketch',
    });
  });

  it('is still visible if the approved appointment was canceled later', () => {
    const changes = { pastRevisions: [{ status: 'APPOINTMENT_SCHEDULED' }] };
    const sandbox = createAppointmentSandbox('PATIENT_CANCELLED_APPOINTMENT', changes);
    expect(canViewProfileName(sandbox.store, getCaller(sandbox, 'patient'), profile.id)).toBe(true);
    expect(canViewAddress(sandbox.store, getCaller(sandbox, 'patient'), clinic.locationId)).toBe(
      false,
    );
  });

  it('is not visible to a carrier user because of the appointments of insured people', () => {
    expect(serialize(createAppointmentSandbox('APPOINTMENT_SCHEDULED'), 'carrier').name).toBe('');
  });

  it('is visible to privileged callers and to the profile itself', () => {
    const sandbox = createAppointmentSandbox('REQUESTED');
    const caller = {
      ...getCaller(sandbox, 'doctor'),
      administeredProfiles: [{ profileId: profile.id }],
    };
    expect(serialize(sandbox, 'support').name).toBe('Robin');
    expect(serializeProfile(sandbox.store, caller, profile).name).toBe('Robin');
    expect(canViewAddress(sandbox.store, caller, clinic.locationId)).toBe(true);
  });
});

describe('a privileged caller of a single company', () => {
  it('views a profile as ordinary callers do, because profiles belong to no company', () => {
    const sandbox = createAppointmentSandbox('REQUESTED');
    const limited: Account = {
      ...getCaller(sandbox, 'support'),
      permissions: [{ grantEnum: 'OPERATION_ADMIN', companyId: 118 }],
    };
    const serialized = serializeProfile(sandbox.store, limited, profile);
    expect(serialized.name).toBe('');
    expect(serialized).not.toHaveProperty('taxIdentificationNumber');
    expect(serialized.locations?.[0]).not.toHaveProperty('dispatchPassword');
    expect(canViewAddress(sandbox.store, limited, clinic.locationId)).toBe(false);
  });
});

describe('a profile in responses', () => {
  it('contains no internal fields, passwords, and identification numbers', () => {
    const serialized = serialize(createAppointmentSandbox('APPOINTMENT_SCHEDULED'), 'patient');
    for (const field of [
      'id',
      'addresses',
      'taxIdentificationNumber',
      'personalIdentificationNumber',
    ]) {
      expect(serialized).not.toHaveProperty(field);
    }
    expect(serialized.locations?.[0]).not.toHaveProperty('dispatchPassword');
    expect(serialized.locations?.[0]?.latitude).toBe(clinic.latitude);
  });

  it('contains the phones of a location only if its address is visible', () => {
    const getPhones = (sandbox: TestSandbox, name: Name) =>
      serialize(sandbox, name).locations?.[0]?.phones;
    expect(getPhones(createAppointmentSandbox('REQUESTED'), 'patient')).toEqual([]);
    expect(getPhones(createAppointmentSandbox('APPOINTMENT_SCHEDULED'), 'patient')).toEqual(['+1']);
    expect(getPhones(createAppointmentSandbox('APPOINTMENT_SCHEDULED'), 'carrier')).toEqual([]);
    expect(getPhones(createAppointmentSandbox('REQUESTED'), 'support')).toEqual(['+1']);
  });

  it('contains passwords and identification numbers for privileged callers', () => {
    expect(serialize(createAppointmentSandbox('REQUESTED'), 'support')).toMatchObject({
      taxIdentificationNumber: 'T-1',
      personalIdentificationNumber: 'P-1',
      locations: [{ dispatchPassword: 'secret' }],
    });
  });
});

describe('the details of a profile', () => {
  const serializeDetails = (sandbox: TestSandbox, locationId?: number) =>
    serializeProfileDetails(sandbox.store, getCaller(sandbox, 'patient'), profile, locationId);

  it('have blank address fields until the user has a confirmed appointment there', () => {
    expect(
      serializeDetails(createAppointmentSandbox('REQUESTED'), clinic.locationId),
    ).toMatchObject({
      name: '',
      clinicName: '',
      city: '',
      phones: [],
    });
    expect(
      serializeDetails(createAppointmentSandbox('APPOINTMENT_SCHEDULED'), clinic.locationId),
    ).toMatchObject({
      name: 'Robin',
      clinicName: 'Corner Clinic',
      city: 'Lisbon',
      phones: ['+1'],
      latitude: clinic.latitude,
    });
  });

  it('have a blank address of another location of the profile', () => {
    const sandbox = createAppointmentSandbox('APPOINTMENT_SCHEDULED', { locationId: 1 });
    expect(serializeDetails(sandbox, clinic.locationId)).toMatchObject({ name: 'Robin', city: '' });
  });

  it('have the languages and the time difference, but no address without a location', () => {
    const serialized = serializeDetails(createAppointmentSandbox('APPOINTMENT_SCHEDULED'));
    expect(serialized).toMatchObject({ spokenLanguages: ['EN'], profilesDelta: 0 });
    expect(serialized).not.toHaveProperty('city');
    expect(
      serializeDetails(createAppointmentSandbox('APPOINTMENT_SCHEDULED'), 5),
    ).not.toHaveProperty('city');
  });
});
