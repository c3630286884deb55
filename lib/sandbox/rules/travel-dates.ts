import { reject } from '../api-error';
import type { Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { Policy } from '../sandbox-data';

type TravelDates = Schemas['TravelDates'];

/** Throws a `ApiError` if a journey ends before it starts. */
export function checkTravelDates(dates: TravelDates[], field = ''): void {
  const reversedIndex = dates.findIndex(
    ({ startDate, endDate }) => startDate && endDate && startDate > endDate,
  );
  if (reversedIndex < 0) return;
  reject('SANDBOX_DATES_REVERSED', 'A journey ends before it starts.', {
    field: `${field}[${reversedIndex}].endDate`,
    reason: 'must not be before startDate',
    found: dates[reversedIndex]?.endDate,
  });
}

/** Returns journeys with ids: those of previous journeys are reused, and the others are new. */
export function assignTravelDateIds(
  store: Store,
  dates: TravelDates[],
  previous: TravelDates[] = [],
): TravelDates[] {
  const ids = new Set(previous.map(({ id }) => id));
  return dates.map(({ id, ...rest }) => {
    const isReused = id !== undefined && ids.delete(id);
    return { id: isReused ? id : store.nextId(), ...rest };
  });
}

/**
 * Returns a policy with new travel dates, which replace those of the same subscriber. Without a `subscriber`, the
 * `subscriberId` of each journey applies, and an empty list removes all journeys. That existing dates are replaced is a
 * sandbox interpretation.
 * @throws {ApiError} if a journey ends before it starts
 */
export function setTravelDates(
  store: Store,
  policy: Policy,
  sent: TravelDates[],
  subscriber: number | undefined,
): Policy {
  checkTravelDates(sent);
  const previous = policy.travelDates ?? [];
  const dates = sent.map((date) =>
    subscriber === undefined ? date : { ...date, subscriberId: subscriber },
  );
  const replacedSubscribers =
    subscriber === undefined
      ? new Set((sent.length > 0 ? sent : previous).map(({ subscriberId }) => subscriberId))
      : new Set([subscriber]);
  const retained = previous.filter(({ subscriberId }) => !replacedSubscribers.has(subscriberId));
  const removed = previous.filter(({ subscriberId }) => replacedSubscribers.has(subscriberId));
  return { ...policy, travelDates: [...retained, ...assignTravelDateIds(store, dates, removed)] };
}
