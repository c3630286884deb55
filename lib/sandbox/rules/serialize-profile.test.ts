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

function callerOf({ store }: TestSandbox, name: Name): Account {
  const caller = findCaller(store, tokens[name]);
  if (!caller) throw new Error(`The scenario has no session of ${name}`);
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

/** A sandbox in which Dana has an appointment with the profile, of some status. */
function stage(status: Appointment['status'], more: Partial<Appointment> = {}): TestSandbox {
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

const show = (sandbox: TestSandbox, name: Name) =>
  serializeProfile(sandbox.store, callerOf(sandbox, name), profile);

describe('the name of a profile', () => {
  it('is blank unless the user had an approved appointment with the profile', () => {
    expect(show(stage('REQUESTED'), 'dana')).toMatchObject({ name: '', lastName: '' });
    expect(show(stage('APPOINTMENT_SCHEDULED'), 'dana')).toMatchObject({
      name: 'Robin',
      lastName: 'Sketch',
    });
  });

  it('stays known where the approved appointment was cancelled later', () => {
    const past = { pastRevisions: [{ status: 'APPOINTMENT_SCHEDULED' }] };
    const sandbox = stage('PATIENT_CANCELLED_APPOINTMENT', past);
    expect(canViewProfileName(sandbox.store, callerOf(sandbox, 'dana'), profile.id)).toBe(true);
    expect(canViewAddress(sandbox.store, callerOf(sandbox, 'dana'), clinic.locationId)).toBe(false);
  });

  it('is not known to a carrier user by the appointments of its insured', () => {
    expect(show(stage('APPOINTMENT_SCHEDULED'), 'carrier').name).toBe('');
  });

  it('is known to privileged callers and to the profile itself', () => {
    const sandbox = stage('REQUESTED');
    const caller = {
      ...callerOf(sandbox, 'profile'),
      administeredProfiles: [{ profileId: profile.id }],
    };
    expect(show(sandbox, 'support').name).toBe('Robin');
    expect(serializeProfile(sandbox.store, caller, profile).name).toBe('Robin');
    expect(canViewAddress(sandbox.store, caller, clinic.locationId)).toBe(true);
  });
});

describe('a privileged caller of one company', () => {
  it('sees as little of a profile as others do: it belongs to no company', () => {
    const sandbox = stage('REQUESTED');
    const limited: Account = {
      ...callerOf(sandbox, 'support'),
      permissions: [{ grantEnum: 'OPERATION_ADMIN', companyId: 118 }],
    };
    const shown = serializeProfile(sandbox.store, limited, profile);
    expect(shown.name).toBe('');
    expect(shown).not.toHaveProperty('taxIdentificationNumber');
    expect(shown.locations?.[0]).not.toHaveProperty('dispatchPassword');
    expect(canViewAddress(sandbox.store, limited, clinic.locationId)).toBe(false);
  });
});

describe('a profile', () => {
  it('is told without internal fields, passwords and numbers', () => {
    const shown = show(stage('APPOINTMENT_SCHEDULED'), 'dana');
    for (const field of [
      'id',
      'addresses',
      'taxIdentificationNumber',
      'personalIdentificationNumber',
    ]) {
      expect(shown).not.toHaveProperty(field);
    }
    expect(shown.locations?.[0]).not.toHaveProperty('dispatchPassword');
    expect(shown.locations?.[0]?.latitude).toBe(clinic.latitude);
  });

  it('is told without the phones of a location until its address is known', () => {
    const phonesOf = (sandbox: TestSandbox, name: Name) =>
      show(sandbox, name).locations?.[0]?.phones;
    expect(phonesOf(stage('REQUESTED'), 'dana')).toEqual([]);
    expect(phonesOf(stage('APPOINTMENT_SCHEDULED'), 'dana')).toEqual(['+1']);
    expect(phonesOf(stage('APPOINTMENT_SCHEDULED'), 'carrier')).toEqual([]);
    expect(phonesOf(stage('REQUESTED'), 'support')).toEqual(['+1']);
  });

  it('is told with its passwords and numbers to privileged callers', () => {
    expect(show(stage('REQUESTED'), 'support')).toMatchObject({
      taxIdentificationNumber: 'T-1',
      personalIdentificationNumber: 'P-1',
      locations: [{ dispatchPassword: 'secret' }],
    });
  });
});

describe('the details of a profile', () => {
  const details = (sandbox: TestSandbox, locationId?: number) =>
    serializeProfileDetails(sandbox.store, callerOf(sandbox, 'dana'), profile, locationId);

  it('have blank address fields until the user has a confirmed appointment there', () => {
    expect(details(stage('REQUESTED'), clinic.locationId)).toMatchObject({
      name: '',
      clinicName: '',
      city: '',
      phones: [],
    });
    expect(details(stage('APPOINTMENT_SCHEDULED'), clinic.locationId)).toMatchObject({
      name: 'Robin',
      clinicName: 'Corner Clinic',
      city: 'Lisbon',
      phones: ['+1'],
      latitude: clinic.latitude,
    });
  });

  it('keep the address of another location of the profile', () => {
    const sandbox = stage('APPOINTMENT_SCHEDULED', { locationId: 1 });
    expect(details(sandbox, clinic.locationId)).toMatchObject({ name: 'Robin', city: '' });
  });

  it('have the languages and the time difference, and no address without a location', () => {
    const shown = details(stage('APPOINTMENT_SCHEDULED'));
    expect(shown).toMatchObject({ spokenLanguages: ['EN'], profilesDelta: 0 });
    expect(shown).not.toHaveProperty('city');
    expect(details(stage('APPOINTMENT_SCHEDULED'), 5)).not.toHaveProperty('city');
  });
});
