import type { Account, Session } from '../sandbox-data';
import { danaData } from './dana-data';
import { namedAccounts, namedSessions } from './named-people';

/** An account of the everyday scenario, with what a developer needs. */
export type DemoAccount = {
  name: string;
  role: 'Patient' | 'Doctor' | 'Insurance carrier user' | 'Customer support';
  email: string;
  password: string;
  token: string;
  /** The ids of its policies and profiles, its grants, and the companies that they apply to. */
  policyIds: number[];
  profileIds: number[];
  grants: string[];
  companyIds: number[];
};

function findRole({ permissions, administeredProfiles }: Account): DemoAccount['role'] {
  if (permissions.some(({ companyId }) => companyId !== undefined)) return 'Insurance carrier user';
  if (permissions.length > 0) return 'Customer support';
  return administeredProfiles.length > 0 ? 'Doctor' : 'Patient';
}

function describeAccount(account: Account, sessions: readonly Session[]): DemoAccount {
  const { id, email, password, permissions, administeredProfiles, policyIds, details } = account;
  const companyIds = permissions.flatMap(({ companyId }) => companyId ?? []);
  return {
    name: `${details.firstName} ${details.lastName}`,
    role: findRole(account),
    email,
    password,
    token: sessions.find(({ accountId }) => accountId === id)?.id ?? '',
    policyIds,
    profileIds: administeredProfiles.flatMap(({ profileId }) => profileId ?? []),
    grants: permissions.flatMap(({ grantEnum }) => grantEnum ?? []),
    companyIds: [...new Set(companyIds)],
  };
}

/** One account for each role. */
export const roleAccounts: readonly DemoAccount[] = danaData.accounts.map((account) =>
  describeAccount(account, danaData.sessions),
);

/** The accounts of the people in the cases, who are all patients. */
export const patientAccounts: readonly DemoAccount[] = namedAccounts.map((account) =>
  describeAccount(account, namedSessions),
);
