import type { Appointment } from '../sandbox-data';

/** Returns an appointment without the fields that only the sandbox uses and the API does not return. */
export function omitInternalFields({
  id: _id,
  locationType: _locationType,
  statusSince: _statusSince,
  createdAt: _createdAt,
  joinToken: _joinToken,
  expires: _expires,
  ...publicFields
}: Appointment) {
  return publicFields;
}
