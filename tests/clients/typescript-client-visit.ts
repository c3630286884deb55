import {
  createToken,
  createVideoToken,
  downloadFile,
  getAppointment,
  invalidateToken,
  listAppointments,
  listProfilesByLocation,
  sampleAppointmentWebHook,
  saveAppointment,
  searchPolicies,
  uploadPolicies,
} from '../../.generated/doctor-api-client';
import { createClient, createConfig } from '../../.generated/doctor-api-client/client';
import { findNew } from './find-new';
import {
  countParts,
  createVisitRequest,
  emails,
  location,
  password,
  readErrorCode,
  type VisitReport,
} from './visit-steps';

/** A visit from the upload to the cancellation with the client that is a download. */
export async function visitWithTypeScriptClient(
  baseUrl: string,
  fetch: (request: Request) => Promise<Response>,
): Promise<VisitReport> {
  const createSession = async (email: string) => {
    const options = createConfig({
      baseUrl,
      fetch: (input, init) => fetch(new Request(input, init)),
    });
    const anonymous = createClient(options);
    const { data } = await createToken({ client: anonymous, body: { email, password } });
    if (!data?.token) throw new Error(`${email} got no token`);
    return createClient({ ...options, auth: data.token });
  };
  const carrier = await createSession(emails.carrier);
  const policies = await searchPolicies({
    client: carrier,
    query: { search: 'TRV-0020417' },
    parseAs: 'text',
  });
  const forbidden = await uploadPolicies({
    client: carrier,
    body: [{ companyId: 119, policyNumber: 'SM00000001' }],
  });

  const patient = await createSession(emails.patient);
  const { data: found } = await listProfilesByLocation({ client: patient, query: location });
  const before = await listAppointments({ client: patient });
  const after = await saveAppointment({ client: patient, body: createVisitRequest() });
  const [booked] = findNew(before.data ?? [], after.data?.appointments ?? []);
  const appointmentId = booked?.appointmentId ?? 0;

  const doctor = await createSession(emails.doctor);
  await saveAppointment({
    client: doctor,
    body: {
      appointmentId,
      appointmentRevisionId: booked?.appointmentRevisionId,
      status: 'APPOINTMENT_SCHEDULED',
    },
  });
  const confirmed = await getAppointment({ client: patient, path: { id: appointmentId } });
  const video = await createVideoToken({ client: patient, path: { id: appointmentId } });
  const file = await downloadFile({
    client: patient,
    path: { name: 'visit-summary-70412.pdf' },
    parseAs: 'blob',
    headers: { Accept: '*/*' },
  });
  const sample = await sampleAppointmentWebHook({
    client: patient,
    body: { reason: 'STATUS_CHANGE' },
  });
  const stale = await saveAppointment({
    client: patient,
    body: { appointmentId, appointmentRevisionId: 0, notes: 'Too late.' },
  });
  const cancelled = await saveAppointment({
    client: patient,
    body: {
      appointmentId,
      appointmentRevisionId: confirmed.data?.appointmentRevisionId,
      status: 'PATIENT_CANCELLED_APPOINTMENT',
    },
  });
  const logout = await invalidateToken({ client: patient });
  const dead = await getAppointment({ client: patient, path: { id: appointmentId } });

  return {
    foundPolicies: countParts(String(policies.data)),
    isDoctorListed: found?.profiles?.some(({ profileId }) => profileId === 5120) ?? false,
    bookedStatus: booked?.status,
    confirmedStatus: confirmed.data?.status,
    hasVideoToken: video.data?.token !== undefined,
    fileType: file.data?.type ?? '',
    sampleStatus: sample.response?.status,
    forbidden: [forbidden.response?.status, readErrorCode(forbidden.error)],
    staleRevision: [stale.response?.status, stale.error?.error],
    cancelledStatus: cancelled.data?.appointments?.find(
      (appointment) => appointment.appointmentId === appointmentId,
    )?.status,
    logoutStatus: logout.response?.status,
    deadToken: [dead.response?.status, dead.error?.error],
  };
}
