import type { Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { Policy } from '../sandbox-data';
import { refuse } from '../sandbox-response';

type TravelDates = Schemas['TravelDates'];

/** Refuses journeys that end before they start. */
export function checkTravelDates(dates: TravelDates[], field = ''): void {
  const wrong = dates.findIndex(
    ({ startDate, endDate }) => startDate && endDate && startDate > endDate,
  );
  if (wrong < 0) return;
  refuse('SANDBOX_DATES_REVERSED', 'A journey ends before it starts.', {
    field: `${field}[${wrong}].endDate`,
    reason: 'must not be before startDate',
    found: dates[wrong]?.endDate,
  });
}

/** Journeys with their ids: those that the policy knows keep theirs, the others get new ones. */
export function assignTravelDateIds(
  store: Store,
  dates: TravelDates[],
  known: TravelDates[] = [],
): TravelDates[] {
  const ids = new Set(known.map(({ id }) => id));
  return dates.map(({ id, ...rest }) => {
    const isKnown = id !== undefined && ids.delete(id);
    return { id: isKnown ? id : store.nextId(), ...rest };
  });
}

/**
 * A policy with the travel dates of a subscriber set: they replace those that the subscriber had, and the dates of
 * other subscribers stay. Without `subscriber` in the address, each journey's own `subscriberId` says whose it is; an
 * empty list then removes all journeys. That they are replaced is the sandbox's reading of «set».
 */
export function setTravelDates(
  store: Store,
  policy: Policy,
  sent: TravelDates[],
  subscriber: number | undefined,
): Policy {
  checkTravelDates(sent);
  const old = policy.travelDates ?? [];
  const dates = sent.map((date) =>
    subscriber === undefined ? date : { ...date, subscriberId: subscriber },
  );
  const replaced =
    subscriber === undefined
      ? new Set((sent.length > 0 ? sent : old).map(({ subscriberId }) => subscriberId))
      : new Set([subscriber]);
  const kept = old.filter(({ subscriberId }) => !replaced.has(subscriberId));
  const gone = old.filter(({ subscriberId }) => replaced.has(subscriberId));
  return { ...policy, travelDates: [...kept, ...assignTravelDateIds(store, dates, gone)] };
}
