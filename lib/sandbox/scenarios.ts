import { userList } from '../api/users/users';
import type { Sandbox } from './operation-handler';
import type { Policy, Profile, SandboxData } from './sandbox-data';

export const scenarioNames = [
  'everyday',
  'new-partner',
  'large-portfolio',
  'video-only',
  'no-doctors',
] as const;
export type ScenarioName = (typeof scenarioNames)[number];

type Scenario = {
  title: string;
  description: string;
  /** Builds its data from the everyday data. */
  build: (base: SandboxData) => SandboxData;
};

/** The accounts of a new partner: only the listed users. */
const newPartnerAccounts: readonly number[] = userList.map(({ accountId }) => accountId);

/** Companies and doctors, but no policies or insured people. */
function withoutPortfolio(base: SandboxData): SandboxData {
  const accounts = base.accounts.filter(({ id }) => newPartnerAccounts.includes(id));
  return {
    ...base,
    accounts: accounts.map((account) => ({ ...account, policyIds: [] })),
    sessions: base.sessions.filter(({ accountId }) => newPartnerAccounts.includes(accountId)),
    policies: [],
    people: [],
    appointments: [],
    messages: [],
    overrides: [],
    insurerContacts: [],
  };
}

/** Number of added policies of one company: more than a search or a download returns. */
const bulkPolicyCount = 1200;
const firstBulkPolicyId = 200_001;

const bulkTemplate: Omit<Policy, 'id' | 'policyId' | 'policyNumber'> = {
  companyId: 118,
  corporateName: 'Bulk Works',
  startDate: '2027-01-01',
  endDate: '2027-12-31',
  creationDate: '2026-12-01',
  status: 'ACTIVE',
  scope: 'ALL',
  excessCurrency: 'EUR',
  excessPercentage: 10,
  canUseClinicVisits: true,
  canUseHomeVisits: true,
  canUseVideoVisits: true,
  usersLimit: 999,
  packageType: 'Travel',
  homeCountry: 'PT',
  language: 'EN',
};

/** The policy numbers are consecutive: `BLK-0000001`, `BLK-0000002`, and so on. */
const makeBulkPolicy = (_: unknown, index: number): Policy => ({
  ...bulkTemplate,
  id: firstBulkPolicyId + index,
  policyId: firstBulkPolicyId + index,
  policyNumber: `BLK-${String(index + 1).padStart(7, '0')}`,
});

const mapProfiles = (base: SandboxData, change: (profile: Profile) => Profile): SandboxData => ({
  ...base,
  profiles: base.profiles.map(change),
});

/** Returns the profile with all locations disabled except those for video visits. */
const withVideoOnly = (profile: Profile): Profile => ({
  ...profile,
  locations: profile.locations.map((location) =>
    location.type === 'VIDEO_VISIT' ? location : { ...location, status: 'DISABLED' },
  ),
});

export const scenarios: Record<ScenarioName, Scenario> = {
  everyday: {
    title: 'Everyday',
    description: 'Companies, policies, doctors, and appointments in every status.',
    build: (base) => base,
  },
  'new-partner': {
    title: 'New partner',
    description: 'Companies and doctors, and nobody insured yet: no policies, no appointments.',
    build: withoutPortfolio,
  },
  'large-portfolio': {
    title: 'Large portfolio',
    description: '1,200 more policies of company 118: more than the 1,000 of one search.',
    build: (base) => ({
      ...base,
      policies: [...base.policies, ...Array.from({ length: bulkPolicyCount }, makeBulkPolicy)],
    }),
  },
  'video-only': {
    title: 'Video only',
    description: 'No clinic and no home visit can be booked; video visits can.',
    build: (base) => mapProfiles(base, withVideoOnly),
  },
  'no-doctors': {
    title: 'No doctors',
    description: 'Every doctor and every clinic is disabled.',
    build: (base) => mapProfiles(base, (profile) => ({ ...profile, disabled: true })),
  },
};

export const isScenarioName = (name: unknown): name is ScenarioName =>
  scenarioNames.some((known) => known === name);

/** Replaces all records with those of a scenario. An unknown name loads the first scenario. */
export function loadScenario({ store, base }: Sandbox, name: string): void {
  const scenario: ScenarioName = isScenarioName(name) ? name : scenarioNames[0];
  store.load(scenarios[scenario].build(base));
  store.put('settings', { id: 'scenario', value: scenario });
}
