import type { Schemas } from '../api-types';
import type { Sandbox } from '../operation-handler';
import type { Store } from '../record-store';
import type { Account, Appointment, Message, Person } from '../sandbox-data';
import { systemParameters } from '../system-parameters';
import { currencyRates, exchangeRates } from './exchange-rates';
import { getNextAction } from './next-action';
import { omitUndefined } from './omit-undefined';
import { administersProfile } from './permissions';
import { serializeAppointment } from './serialize-appointment';
import { serializePerson, serializePolicy } from './serialize-policy';
import { serializeProfile } from './serialize-profile';

/** Lists the people of a user: those of the user's policies, and those whose subscriber the user is. */
export function listOwnPeople(store: Store, { id, policyIds }: Account): Person[] {
  return store
    .list('people')
    .filter((person) => person.subscriberId === id || policyIds.includes(person.policyId));
}

/**
 * Lists the appointments of a user: those of the user's people, and those with profiles that the user administers.
 * Appointments that carrier users and customer support can also view are not included.
 */
function listOwnAppointments(store: Store, account: Account): Appointment[] {
  const people = new Set(listOwnPeople(store, account).map(({ id }) => id));
  return store
    .list('appointments')
    .filter(
      ({ patientId, profileId }) => people.has(patientId) || administersProfile(account, profileId),
    );
}

/** A message to the user is unread until one of its contacts has the status READ. */
const isUnread = (message: Message, { id }: Account): boolean =>
  message.accountId === id &&
  message.initiatorId !== id &&
  message.messageType !== 'MESSAGE_FROM_USER' &&
  !(message.contacts ?? []).some(({ messageStatus }) => messageStatus === 'READ');

function serializeMinimal(
  { store }: Sandbox,
  account: Account,
  token: string,
  appointments: Appointment[],
): Schemas['MinimalTokenStatus'] {
  const { details, cardSuffix, searchedCity, actualCity } = account;
  const countries = appointments.flatMap(({ canPrescribe, appointmentCountry }) =>
    canPrescribe && appointmentCountry ? [appointmentCountry] : [],
  );
  return omitUndefined({
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
    // What the offset refers to is not documented.
    minuteOffset: 0,
    prescriptions: [...new Set(countries)],
    actualState: details.state,
    searchedCity,
    actualCity,
    unreadChatMessagesCount: store.list('messages').filter((message) => isUnread(message, account))
      .length,
  });
}

/** Returns the minimal token status of an account (specification: data-reference.txt, section 3). */
export function serializeMinimalTokenStatus(
  sandbox: Sandbox,
  account: Account,
  token: string,
): Schemas['MinimalTokenStatus'] {
  return serializeMinimal(sandbox, account, token, listOwnAppointments(sandbox.store, account));
}

/**
 * Returns the full token status of an account (specification: data-reference.txt, section 3). In addition to the
 * minimal status, it contains people, policies with their companies, appointments with their profiles, exchange rates,
 * system parameters, and the next action.
 * @param token the access token in the response
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
    ...serializeMinimal(sandbox, account, token, appointments),
    administeredAggregators: account.administeredAggregators,
    administeredProfileDtos: administeredProfiles,
    people: listOwnPeople(store, account).map(serializePerson),
    policies: policies.map(serializePolicy),
    companies: [...companyIds].flatMap((companyId) => {
      const { id, ...company } = store.get('companies', companyId) ?? { id: undefined };
      return id === undefined ? [] : [company];
    }),
    appointments: appointments.map((appointment) =>
      serializeAppointment(sandbox, account, appointment),
    ),
    profiles: [...profileIds].flatMap((id) => {
      const profile = store.get('profiles', id);
      return profile ? [serializeProfile(store, account, profile)] : [];
    }),
    exchangeRates,
    currencyRates,
    sysParam: systemParameters,
    ...(hasHint && { passwordHint }),
    created: account.created,
    ...getNextAction(account, appointments, clock.now()),
    // When the API forces users to set up MFA is not documented; the sandbox never does.
    forceMFACreation: false,
    ...omitUndefined({
      spokenLanguage: details.spokenLanguage,
      whatsAppPreference: details.whatsAppPreference,
      smsPreference: details.smsPreference,
      emailPreference: details.emailPreference,
    }),
  };
}
