import type { Account, Appointment, Policy, SandboxData } from '../sandbox-data';
import { addCompany118Details, otherCompanies } from './companies';
import { danaData } from './dana-data';
import { makeAppointments } from './make-appointments';
import { makeFiles } from './make-files';
import { makeMessages } from './make-messages';
import { makePortfolio } from './make-portfolio';
import { addReviewStatistics, makeProfiles } from './make-profiles';
import { makeAllReviews } from './make-reviews';
import { makeNamedAppointments, namedOverrides } from './named-appointments';
import { namedAccounts, namedPeople, namedPolicies, namedSessions } from './named-people';
import { otherPromoCodes } from './other-promo-codes';
import { dateFromStart } from './scenario-time';

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
      startDate: dateFromStart(count - 6),
      endDate: dateFromStart(count + 8),
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
export function buildSandboxData(seed: number): SandboxData {
  const companies = [...danaData.companies.map(addCompany118Details), ...otherCompanies];
  const made = makePortfolio(seed);
  const people = [...danaData.people, ...namedPeople, ...made.people];
  const accounts = [...danaData.accounts, ...namedAccounts, ...made.accounts];
  const policies = addJourneys(
    [...danaData.policies, ...namedPolicies, ...made.policies],
    accounts,
  );

  const blank = [...danaData.profiles, ...makeProfiles(seed)];
  const [danas, ...others] = blank;
  const reviews = danas ? [...danaData.reviews, ...makeAllReviews(seed, danas, others)] : [];
  const profiles = blank.map((profile) => addReviewStatistics(profile, reviews));

  const world: Omit<SandboxData, 'files'> = {
    ...danaData,
    accounts,
    sessions: [...danaData.sessions, ...namedSessions],
    companies,
    policies,
    people,
    profiles,
    appointments: [
      ...danaData.appointments.map((appointment) => ({ ...appointment, pastRevisions })),
      ...makeNamedAppointments(profiles),
      ...makeAppointments(seed, {
        companies,
        policies: made.policies,
        people: made.people,
        profiles,
      }),
    ],
    messages: [...makeMessages(seed, accounts), ...danaData.messages],
    promoCodes: [...danaData.promoCodes, ...otherPromoCodes],
    overrides: namedOverrides,
    reviews,
  };
  return { ...world, files: makeFiles(world, danaData.files) };
}
