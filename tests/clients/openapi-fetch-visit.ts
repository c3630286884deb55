import createClient from 'openapi-fetch';
import type { paths } from '../../public/openapi/doctor-api';
import { findNew } from './find-new';
import {
  countParts,
  createVisitRequest,
  emails,
  location,
  password,
  type VisitReport,
} from './visit-steps';

/** The same visit with openapi-fetch and the types that are a download. */
export async function visitWithOpenApiFetch(
  baseUrl: string,
  fetch: (request: Request) => Promise<Response>,
): Promise<VisitReport> {
  const createSession = async (email: string) => {
    const anonymous = createClient<paths>({ baseUrl, fetch });
    const { data } = await anonymous.POST('/token', { body: { email, password } });
    if (!data?.token) throw new Error(`${email} got no token`);
    return createClient<paths>({ baseUrl, fetch, headers: { 'X-Token': data.token } });
  };
  const carrier = await createSession(emails.carrier);
  const policies = await carrier.GET('/policies', {
    params: { query: { search: 'TRV-0020417' } },
    parseAs: 'text',
  });
  const forbidden = await carrier.POST('/policies', {
    body: [{ companyId: 119, policyNumber: 'SM00000001' }],
  });

  const patient = await createSession(emails.patient);
  const { data: found } = await patient.GET('/profiles/by-location', {
    params: { query: location },
  });
  const before = await patient.GET('/appointments');
  const after = await patient.POST('/appointment', {
    body: createVisitRequest(),
  });
  const [booked] = findNew(before.data ?? [], after.data?.appointments ?? []);
  const appointmentId = booked?.appointmentId ?? 0;
  const params = { path: { id: appointmentId } };

  const doctor = await createSession(emails.doctor);
  await doctor.POST('/appointment', {
    body: {
      appointmentId,
      appointmentRevisionId: booked?.appointmentRevisionId,
      status: 'APPOINTMENT_SCHEDULED',
    },
  });
  const confirmed = await patient.GET('/appointments/{id}', { params });
  const video = await patient.POST('/appointments/{id}/video-token', { params });
  const file = await patient.GET('/file/{name}', {
    params: { path: { name: 'visit-summary-70412.pdf' } },
    parseAs: 'blob',
  });
  const sample = await patient.POST('/appointments/web-hook', {
    body: { reason: 'STATUS_CHANGE' },
  });
  const stale = await patient.POST('/appointment', {
    body: { appointmentId, appointmentRevisionId: 0, notes: 'Too late.' },
  });
  const cancelled = await patient.POST('/appointment', {
    body: {
      appointmentId,
      appointmentRevisionId: confirmed.data?.appointmentRevisionId,
      status: 'PATIENT_CANCELLED_APPOINTMENT',
    },
  });
  const logout = await patient.POST('/token/invalidate');
  const dead = await patient.GET('/appointments/{id}', { params });

  return {
    foundPolicies: countParts(policies.data ?? ''),
    isDoctorListed: found?.profiles?.some(({ profileId }) => profileId === 5120) ?? false,
    bookedStatus: booked?.status,
    confirmedStatus: confirmed.data?.status,
    hasVideoToken: video.data?.token !== undefined,
    fileType: file.data?.type ?? '',
    sampleStatus: sample.response.status,
    forbidden: [forbidden.response.status, forbidden.error?.error],
    staleRevision: [stale.response.status, stale.error?.error],
    cancelledStatus: cancelled.data?.appointments?.find(
      (appointment) => appointment.appointmentId === appointmentId,
    )?.status,
    logoutStatus: logout.response.status,
    deadToken: [dead.response.status, dead.error?.error],
  };
}
