import type { Appointment } from '../sandbox-data';

/** An appointment without what the sandbox keeps of it for itself: the API tells none of these fields. */
export function omitInternalFields({
  id: _id,
  locationType: _locationType,
  statusSince: _statusSince,
  createdAt: _createdAt,
  joinToken: _joinToken,
  expires: _expires,
  ...told
}: Appointment) {
  return told;
}
