import type { Faker } from '@faker-js/faker';
import type { Schemas } from '../api-types';
import type { Appointment, Company, Person, Policy, Profile } from '../sandbox-data';
import { addDetails } from './appointment-details';
import { makeAppointment } from './make-appointment';
import { addMinutes, dateFromStart, timestampFromStart } from './scenario-time';
import { createFaker } from './seeded-faker';
import { statusPlans, statusTimeouts, type VisitPhase } from './status-plans';

type Status = Schemas['AppointmentStatus'];
type AppointmentSources = {
  companies: Company[];
  policies: Policy[];
  people: Person[];
  profiles: Profile[];
};

const firstAppointmentId = 70_601;
const minutesPerDay = 24 * 60;

/** Days from the scenario's start to the visit: minimum and maximum. */
const visitDays: Record<VisitPhase, [number, number]> = {
  open: [1, 6],
  booked: [1, 20],
  dropped: [-50, -2],
  completed: [-50, -8],
};

/** A no-show is declared a year after the visit (`timeTillNoShowIsDeclared`), so the visit is further in the past. */
const noShowDelayMinutes = 365 * minutesPerDay;

/** Days from a Saturday or Sunday back to Friday, because most doctors are closed on weekends. */
const getWorkdayOffset = (timestamp: string) =>
  ({ 6: -1, 0: -2 })[new Date(timestamp).getUTCDay()] ?? 0;

/** Returns the time of a visit, in the afternoon in Europe and the morning in New York, and when its status was set. */
function makeTimes(random: Faker, status: Status): { scheduled: string; since: string } {
  const { phase } = statusPlans[status];
  const [min, max] = status === 'NO_SHOW' ? [-385, -375] : visitDays[phase];
  const visit = `${dateFromStart(random.number.int({ min, max }))}T${random.number.int({ min: 15, max: 16 })}:00:00Z`;
  const scheduled = addMinutes(visit, getWorkdayOffset(visit) * minutesPerDay);
  const hours = random.number.int({ min: 1, max: 30 });
  const timeout = statusTimeouts[status];
  if (timeout !== undefined) {
    return {
      scheduled,
      since: timestampFromStart(-random.number.int({ min: 5, max: timeout - 20 })),
    };
  }
  if (phase === 'open') return { scheduled, since: timestampFromStart(-hours * 60) };
  if (phase === 'booked') return { scheduled, since: timestampFromStart(-hours * 120) };
  if (status === 'LATE_CANCELLATION') return { scheduled, since: addMinutes(scheduled, -60) };
  if (phase === 'dropped') return { scheduled, since: addMinutes(scheduled, -hours * 60) };
  if (status === 'NO_SHOW') return { scheduled, since: addMinutes(scheduled, noShowDelayMinutes) };
  return {
    scheduled,
    since: addMinutes(scheduled, status === 'VISIT_TOOK_PLACE' ? 40 : hours * 60),
  };
}

/** Whether the policy covers the day of a visit. */
const covers = ({ status, startDate = '', endDate = '' }: Policy, timestamp: string) =>
  status === 'ACTIVE' && startDate <= timestamp.slice(0, 10) && timestamp.slice(0, 10) <= endDate;

const dayNames = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];
const getDayName = (timestamp: string) => dayNames[new Date(timestamp).getUTCDay()];

/**
 * Whether the insurer would pay for a visit at a location. The currencies of the policy and the profile have to match,
 * so that a percentage of the fee is in the currency of the policy.
 */
const isCovered = (
  policy: Policy,
  company: Company,
  profile: Profile,
  { type, status, specialtyHours = [] }: Schemas['Location'],
  scheduled: string,
) =>
  status === 'ENABLED' &&
  specialtyHours.some(({ dayOfWeek }) => dayOfWeek === getDayName(scheduled)) &&
  !profile.disabled &&
  (profile.currency === policy.excessCurrency || policy.companyId === 121) &&
  (profile.country !== 'US' || policy.companyId === 119) &&
  (company.companySpecialties?.includes(profile.specialty[0] ?? 'OTHER') ?? true) &&
  (type !== 'CLINIC_VISIT' ||
    (company.allowClinicVisit === true && policy.canUseClinicVisits === true)) &&
  (type !== 'HOME_VISIT' || (company.allowHomeVisit === true && policy.canUseHomeVisits === true));

/** Statuses of the additional appointments. */
const frequentStatuses: Status[] = [
  'APPOINTMENT_SCHEDULED',
  'APPOINTMENT_SCHEDULED',
  'APPOINTMENT_SCHEDULED',
  'REQUESTED',
  'PROPOSED',
  'VISIT_TOOK_PLACE',
  'VISIT_TOOK_PLACE',
  'APPOINTMENT_CLOSED',
  'APPOINTMENT_CLOSED',
  'APPOINTMENT_CLOSED',
  'PATIENT_CANCELLED_APPOINTMENT',
  'CLAIM_OPEN',
];

/** Makes appointments in every status for the people of the generated policies. */
export function makeAppointments(seed: number, sources: AppointmentSources): Appointment[] {
  const random = createFaker(seed, 'appointments');
  const { companies, policies, people, profiles } = sources;
  const statuses = [...(Object.keys(statusPlans) as Status[]), ...frequentStatuses];
  const visitCounts = new Map<number, number>();
  return statuses.map((status, index) => {
    const times = makeTimes(random, status);
    const candidates = people.flatMap((person) => {
      const policy = policies.find(({ id }) => id === person.policyId);
      const company = companies.find(({ id }) => id === person.companyId);
      if (!policy || !company || !covers(policy, times.scheduled)) return [];
      return [{ person, policy, company, visitCount: visitCounts.get(person.id) ?? 0 }];
    });
    const minVisitCount = Math.min(...candidates.map(({ visitCount }) => visitCount));
    const { person, policy, company } = random.helpers.arrayElement(
      candidates.filter(({ visitCount }) => visitCount === minVisitCount),
    );
    visitCounts.set(person.id, minVisitCount + 1);
    const { profile, location } = random.helpers.arrayElement(
      profiles.flatMap((profile) =>
        profile.locations
          .filter((location) => isCovered(policy, company, profile, location, times.scheduled))
          .map((location) => ({ profile, location })),
      ),
    );
    const appointment = makeAppointment({
      id: firstAppointmentId + index,
      person,
      policy,
      profile,
      locationId: location.locationId ?? 0,
      status,
      ...times,
      speciality: random.helpers.arrayElement(profile.specialty),
    });
    return addDetails(random, appointment, { person, policy, company, profile, index });
  });
}
