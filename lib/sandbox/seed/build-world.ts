import type { Account, Appointment, Policy, World } from '../world';
import { makeAppointments } from './appointments';
import { fillCompany118, otherCompanies } from './companies';
import { dana } from './dana';
import { makeFiles } from './files';
import { makeMessages } from './messages';
import { makeNamedAppointments, overrides } from './named-appointments';
import { namedAccounts, namedPeople, namedPolicies, namedSessions } from './named-people';
import { makePortfolio } from './policies';
import { countReviews, makeProfiles } from './profiles';
import { otherPromoCodes } from './promo-codes';
import { makeAllReviews } from './reviews';
import { onDay } from './time';

/** Dana's appointment has its third revision: these are the two before. */
const pastRevisions: Appointment['pastRevisions'] = [
  { appointmentRevisionId: 1, status: 'REQUESTED', timestamp: '2027-02-26T09:40:00Z' },
  { appointmentRevisionId: 2, status: 'REQUESTED', timestamp: '2027-02-26T09:52:30Z' },
];

/** Policies with a journey each where they ask for one, around the scenario's start. */
function addJourneys(policies: Policy[], accounts: Account[]): Policy[] {
  let count = 0;
  return policies.map((policy) => {
    if (!policy.requireTravelDates) return policy;
    count += 1;
    const holder = accounts.find(({ policyIds }) => policyIds.includes(policy.id));
    const journey = {
      id: 4500 + count,
      startDate: onDay(count - 6),
      endDate: onDay(count + 8),
      subscriberId: holder?.id,
    };
    return { ...policy, travelDates: [journey] };
  });
}

/**
 * The world of every day: the records of Dana Example and the people with known outcomes, which never differ, and
 * around them a made-up world of companies, policies, doctors and appointments.
 * @param seed the same seed gives the same world, to the byte
 */
export function buildWorld(seed: number): World {
  const companies = [...dana.companies.map(fillCompany118), ...otherCompanies];
  const made = makePortfolio(seed);
  const people = [...dana.people, ...namedPeople, ...made.people];
  const accounts = [...dana.accounts, ...namedAccounts, ...made.accounts];
  const policies = addJourneys([...dana.policies, ...namedPolicies, ...made.policies], accounts);

  const blank = [...dana.profiles, ...makeProfiles(seed)];
  const [danas, ...others] = blank;
  const reviews = danas ? [...dana.reviews, ...makeAllReviews(seed, danas, others)] : [];
  const profiles = blank.map((profile) => countReviews(profile, reviews));

  const world: Omit<World, 'files'> = {
    ...dana,
    accounts,
    sessions: [...dana.sessions, ...namedSessions],
    companies,
    policies,
    people,
    profiles,
    appointments: [
      ...dana.appointments.map((appointment) => ({ ...appointment, pastRevisions })),
      ...makeNamedAppointments(profiles),
      ...makeAppointments(seed, {
        companies,
        policies: made.policies,
        people: made.people,
        profiles,
      }),
    ],
    messages: [...makeMessages(seed, accounts), ...dana.messages],
    promoCodes: [...dana.promoCodes, ...otherPromoCodes],
    overrides,
    reviews,
  };
  return { ...world, files: makeFiles(world, dana.files) };
}
