import type { Schemas } from '../api-types';
import type { Sandbox } from '../operation-handler';
import type { Store } from '../record-store';
import type { Account, Appointment, Message, Person } from '../sandbox-data';
import { systemParameters } from '../system-parameters';
import { currencyRates, exchangeRates } from './exchange-rates';
import { getNextAction } from './next-action';
import { administersProfile } from './permissions';
import { serializeAppointment } from './serialize-appointment';
import { serializePerson, serializePolicy } from './serialize-policy';
import { serializeProfile } from './serialize-profile';

/** The people of a user: those of the user's policies, and those whose subscriber the user is. */
export function listOwnPeople(store: Store, { id, policyIds }: Account): Person[] {
  return store
    .list('people')
    .filter((person) => person.subscriberId === id || policyIds.includes(person.policyId));
}

/**
 * The appointments of a user: those of the user's people, and of a doctor those with the profiles. What carrier
 * users and support may see besides is not theirs.
 */
function listOwnAppointments(store: Store, account: Account): Appointment[] {
  const people = new Set(listOwnPeople(store, account).map(({ id }) => id));
  return store
    .list('appointments')
    .filter(
      ({ patientId, profileId }) => people.has(patientId) || administersProfile(account, profileId),
    );
}

/** A message to the user counts as unread until the delivery to one of its contacts says READ. */
const isUnread = (message: Message, { id }: Account): boolean =>
  message.accountId === id &&
  message.initiatorId !== id &&
  message.messageType !== 'MESSAGE_FROM_USER' &&
  !(message.contacts ?? []).some(({ messageStatus }) => messageStatus === 'READ');

function showMinimal(
  { store }: Sandbox,
  account: Account,
  token: string,
  appointments: Appointment[],
): Schemas['MinimalTokenStatus'] {
  const { details, cardSuffix, searchedCity, actualCity } = account;
  const countries = appointments.flatMap(({ canPrescribe, appointmentCountry }) =>
    canPrescribe && appointmentCountry ? [appointmentCountry] : [],
  );
  return {
    token,
    ...(account.email !== '' && { email: account.email }),
    permissions: account.permissions,
    subscriberId: account.id,
    firstName: details.firstName,
    lastName: details.lastName,
    phone: details.phone,
    gender: details.gender,
    birthday: details.birthday,
    cardSuffix,
    linkState: details.linkState,
    // Offset from what is not published.
    minuteOffset: 0,
    prescriptions: [...new Set(countries)],
    actualState: details.state,
    searchedCity,
    actualCity,
    unreadChatMessagesCount: store.list('messages').filter((one) => isUnread(one, account)).length,
  };
}

/** The minimal token status of an account: who the user is, without long lists (specification, section 3). */
export function serializeMinimalTokenStatus(
  sandbox: Sandbox,
  account: Account,
  token: string,
): Schemas['MinimalTokenStatus'] {
  return showMinimal(sandbox, account, token, listOwnAppointments(sandbox.store, account));
}

/**
 * The full token status of an account (specification, section 3): its people, policies with their companies, and
 * appointments with their profiles, beside rates, parameters and the next action.
 * @param token the access token that the answer names
 */
export function serializeTokenStatus(
  sandbox: Sandbox,
  account: Account,
  token: string,
): Schemas['TokenStatus'] {
  const { store, clock } = sandbox;
  const { details, passwordHint, administeredProfiles } = account;
  const appointments = listOwnAppointments(store, account);
  const policies = account.policyIds.flatMap((id) => store.get('policies', id) ?? []);
  const companyIds = new Set(policies.map(({ companyId }) => companyId));
  const profileIds = new Set([
    ...administeredProfiles.map(({ profileId }) => profileId),
    ...appointments.map(({ profileId }) => profileId),
  ]);
  const hasHint = account.password !== '' || passwordHint !== 'SET';
  return {
    ...showMinimal(sandbox, account, token, appointments),
    administeredAggregators: account.administeredAggregators,
    administeredProfileDtos: administeredProfiles,
    people: listOwnPeople(store, account).map(serializePerson),
    policies: policies.map(serializePolicy),
    companies: [...companyIds].flatMap((companyId) => {
      const { id, ...company } = store.get('companies', companyId) ?? { id: undefined };
      return id === undefined ? [] : [company];
    }),
    appointments: appointments.map((one) => serializeAppointment(sandbox, account, one)),
    profiles: [...profileIds].flatMap((id) => {
      const profile = store.get('profiles', id);
      return profile ? [serializeProfile(store, account, profile)] : [];
    }),
    exchangeRates,
    currencyRates,
    sysParam: systemParameters,
    ...(hasHint && { passwordHint }),
    created: account.created,
    spokenLanguage: details.spokenLanguage,
    ...getNextAction(account, appointments, clock.now()),
    // The sandbox forces nobody: when the API does is not published.
    forceMFACreation: false,
    whatsAppPreference: details.whatsAppPreference,
    smsPreference: details.smsPreference,
    emailPreference: details.emailPreference,
  };
}
