type Identified = { appointmentId?: number };

/** Returns the appointments of a list that an earlier list does not have. The download page has the same function. */
export function findNew<T extends Identified>(before: readonly T[], after: readonly T[]): T[] {
  const known = new Set(before.map(({ appointmentId }) => appointmentId));
  return after.filter(({ appointmentId }) => !known.has(appointmentId));
}
