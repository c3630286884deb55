import { userList } from '../../api/users/users';
import type { Account, Session } from '../sandbox-data';
import { danaData } from './dana-data';
import { namedAccounts, namedSessions } from './named-people';

/** An account of the everyday scenario, with what a developer needs. */
export type DemoAccount = {
  name: string;
  email: string;
  password: string;
  token: string;
  /** The ids of its policies and profiles, its grants, and the companies that they apply to. */
  policyIds: number[];
  profileIds: number[];
  grants: string[];
  companyIds: number[];
};

function describeAccount(account: Account, sessions: readonly Session[]): DemoAccount {
  const { id, email, password, permissions, administeredProfiles, policyIds, details } = account;
  const companyIds = permissions.flatMap(({ companyId }) => companyId ?? []);
  return {
    name: `${details.firstName} ${details.lastName}`,
    email,
    password,
    token: sessions.find(({ accountId }) => accountId === id)?.id ?? '',
    policyIds,
    profileIds: administeredProfiles.flatMap(({ profileId }) => profileId ?? []),
    grants: permissions.flatMap(({ grantEnum }) => grantEnum ?? []),
    companyIds: [...new Set(companyIds)],
  };
}

/** The accounts of the listed users, each with what kind of user it is. */
export const roleAccounts: ReadonlyArray<DemoAccount & { title: string }> = danaData.accounts.map(
  (account) => ({
    title: userList.find(({ accountId }) => accountId === account.id)?.title ?? '',
    ...describeAccount(account, danaData.sessions),
  }),
);

/** The accounts of the people in the cases, who are all patients. */
export const patientAccounts: readonly DemoAccount[] = namedAccounts.map((account) =>
  describeAccount(account, namedSessions),
);
