/** What both clients send during a visit. The values are those of the sandbox. */
export const password = 'correct-horse-battery';
export const emails = {
  carrier: 'carrier@example.com',
  patient: 'dana@example.com',
  doctor: 'alex.sample@example.com',
};
export const createVisitRequest = () => ({
  patientId: 90144,
  profileId: 5120,
  locationId: 8841,
  locationType: 'VIDEO_VISIT' as const,
  speciality: 'GENERAL' as const,
  scheduledTimestamp: '2027-03-09T09:30:00Z',
  languages: ['EN' as const],
});
export const location = { latitude: 38.7223, longitude: -9.1393 };

/** What a visit shows of each response that a client read. */
export type VisitReport = {
  /** The number of parts of the multipart response. */
  foundPolicies: number;
  isDoctorListed: boolean;
  bookedStatus: string | undefined;
  confirmedStatus: string | undefined;
  hasVideoToken: boolean;
  fileType: string;
  sampleStatus: number | undefined;
  /** Statuses and error codes of the calls that are refused. */
  forbidden: unknown;
  staleRevision: unknown;
  cancelledStatus: string | undefined;
  logoutStatus: number | undefined;
  deadToken: unknown;
};

export const expectedReport: VisitReport = {
  foundPolicies: 1,
  isDoctorListed: true,
  bookedStatus: 'REQUESTED',
  confirmedStatus: 'APPOINTMENT_SCHEDULED',
  hasVideoToken: true,
  fileType: 'application/pdf',
  sampleStatus: 204,
  forbidden: [403, 'SANDBOX_FORBIDDEN'],
  staleRevision: [405, 'SANDBOX_REVISION_CONFLICT'],
  cancelledStatus: 'PATIENT_CANCELLED_APPOINTMENT',
  logoutStatus: 204,
  deadToken: [405, 'SANDBOX_TOKEN_UNKNOWN'],
};

/** Counts the parts of a multipart response that is read as text. Its first line is the boundary. */
export const countParts = (text: string): number =>
  text.split(text.slice(0, text.indexOf('\r\n'))).length - 2;

/** The code of an error record. The type of a 403's body is unknown, because the API does not document it. */
export const readErrorCode = (record: unknown): unknown =>
  typeof record === 'object' && record !== null && 'error' in record ? record.error : undefined;
