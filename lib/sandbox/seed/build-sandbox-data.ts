import type { Account, Appointment, Policy, SandboxData, StoredFile } from '../sandbox-data';
import { addCompany118Details, otherCompanies } from './companies';
import { danaData } from './dana-data';
import { makeAppointments } from './make-appointments';
import { makeMessages } from './make-messages';
import { makePortfolio } from './make-portfolio';
import { addReviewStatistics, makeProfiles } from './make-profiles';
import { makeAllReviews } from './make-reviews';
import { makeNamedAppointments, namedOverrides } from './named-appointments';
import { namedAccounts, namedPeople, namedPolicies, namedSessions } from './named-people';
import { otherPromoCodes } from './other-promo-codes';
import { dateFromStart } from './scenario-time';

/** Dana's appointment is at its third revision. These are the previous two. */
const pastRevisions: NonNullable<Appointment['pastRevisions']> = [
  { appointmentRevisionId: 1, status: 'REQUESTED', timestamp: '2027-02-26T09:40:00Z' },
  { appointmentRevisionId: 2, status: 'REQUESTED', timestamp: '2027-02-26T09:52:30Z' },
];

/** Adds a journey around the scenario's start to each policy that requires travel dates. */
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
      ...(holder && { subscriberId: holder.id }),
    };
    return { ...policy, travelDates: [journey] };
  });
}

/** Returns the path of every attachment in a value, at any depth. */
function listPaths(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listPaths);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'path' && typeof inner === 'string' ? [inner] : listPaths(inner),
  );
}

/** Makes the file of a name: logos of companies are assets. */
const makeFile = (name: string): StoredFile =>
  name.endsWith('.pdf')
    ? { id: name, kind: 'file', type: 'application/pdf' }
    : { id: name, kind: name.startsWith('company-') ? 'asset' : 'file', type: 'image/png' };

/** Makes the files to which the records refer, in addition to the existing ones. */
function makeFiles(data: Omit<SandboxData, 'files'>, existing: StoredFile[]): StoredFile[] {
  const names = new Set(listPaths(data));
  for (const { id } of existing) names.delete(id);
  return [...existing, ...[...names].map(makeFile)];
}

/**
 * Builds the everyday data: the fixed records of Dana Example and of the people with documented outcomes, and
 * generated companies, policies, doctors, and appointments around them.
 * @param seed determines the generated data: the same seed always produces identical data
 */
export function buildSandboxData(seed: number): SandboxData {
  const companies = [...danaData.companies.map(addCompany118Details), ...otherCompanies];
  const portfolio = makePortfolio(seed);
  const people = [...danaData.people, ...namedPeople, ...portfolio.people];
  const accounts = [...danaData.accounts, ...namedAccounts, ...portfolio.accounts];
  const policies = addJourneys(
    [...danaData.policies, ...namedPolicies, ...portfolio.policies],
    accounts,
  );

  const profilesWithoutReviews = [...danaData.profiles, ...makeProfiles(seed)];
  const [danasDoctor, ...otherProfiles] = profilesWithoutReviews;
  const reviews = danasDoctor
    ? [...danaData.reviews, ...makeAllReviews(seed, danasDoctor, otherProfiles)]
    : [];
  const profiles = profilesWithoutReviews.map((profile) => addReviewStatistics(profile, reviews));

  const data: Omit<SandboxData, 'files'> = {
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
        policies: portfolio.policies,
        people: portfolio.people,
        profiles,
      }),
    ],
    messages: [...makeMessages(seed, accounts), ...danaData.messages],
    promoCodes: [...danaData.promoCodes, ...otherPromoCodes],
    overrides: namedOverrides,
    reviews,
  };
  return { ...data, files: makeFiles(data, danaData.files) };
}
