import { strToU8, zipSync } from 'fflate';
import type { Sandbox } from '../operation-handler';
import type { Account } from '../sandbox-data';
import { serializeMessage } from './chat';
import { listOwnPeople, serializeTokenStatus } from './serialize-token-status';

/**
 * Returns the archive of a user's data as a zip file of JSON files: account, policies, companies, people, appointments,
 * chat messages and insurer contacts. Its contents are not documented; this is a sandbox interpretation. It contains no
 * passwords, codes or tokens.
 */
export function createUserArchive(sandbox: Sandbox, account: Account): Uint8Array {
  const { store, clock } = sandbox;
  const { people, policies, companies, appointments, ...status } = serializeTokenStatus(
    sandbox,
    account,
    '',
  );
  const personIds = new Set<number | undefined>(
    listOwnPeople(store, account).map((person) => person.id),
  );
  const {
    token: _token,
    profiles: _profiles,
    sysParam: _sysParam,
    exchangeRates: _exchangeRates,
    currencyRates: _currencyRates,
    ...user
  } = status;
  const files = {
    account: { ...user, details: account.details },
    policies,
    companies,
    people,
    appointments,
    messages: store
      .list('messages')
      .filter(({ accountId }) => accountId === account.id)
      .map(serializeMessage),
    'insurer-contacts': store
      .list('insurerContacts')
      .filter(({ personId }) => personId !== undefined && personIds.has(personId)),
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, value]) => [
        `${name}.json`,
        strToU8(`${JSON.stringify(value, null, 2)}\n`),
      ]),
    ),
    { mtime: clock.now() },
  );
}
