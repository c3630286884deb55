import type { Schemas } from './api-types';

/** A schema of the API with some of its optional fields required, because the sandbox's records always have them. */
type WithRequired<T, Keys extends keyof T> = T & { [Key in Keys]-?: NonNullable<T[Key]> };

/** A user's account, including what the API never returns. Passwords are in plain text: no real secret belongs here. */
export type Account = {
  id: number;
  email: string;
  password: string;
  created: string;
  /** Day on which the password was set. */
  passwordDate: string;
  passwordHint: Schemas['PasswordHint'];
  /** The code that a password reset would send to the user. The sandbox shows it in its panel. */
  resetCode?: string;
  requiresMfa: boolean;
  /** The one-time password of a login with MFA. The sandbox shows it in its panel. */
  oneTimePassword?: string;
  permissions: Schemas['Permission'][];
  administeredProfiles: Schemas['ProfileAdministered'][];
  administeredAggregators: number[];
  policyIds: number[];
  cardSuffix?: string;
  searchedCity?: string;
  actualCity?: string;
  /** The personal details that the user sent last, without passwords. */
  details: Omit<
    Schemas['UserUpdateRecord'],
    'email' | 'password' | 'oldPassword' | 'resetPasswordCode' | 'oneTimePassword' | 'passwordHint'
  >;
};

/** A login session. The record's id is the access token. */
export type Session = { id: string; accountId: number };

export type Company = WithRequired<Schemas['InsuranceCompany'], 'companyId'> & { id: number };

/** A policy without its people, who are in a table of their own. */
export type Policy = WithRequired<
  Omit<Schemas['PolicyWithPeople'], 'people'>,
  'policyId' | 'status'
> & {
  id: number;
  /** The searches (`scopeType`) that include it: those of the assistance, those of the API, or both (ALL). */
  scope: Schemas['PolicyScopeType'];
};

export type Person = WithRequired<Schemas['Person'], 'personId' | 'policyId' | 'status'> & {
  id: number;
};

/** A doctor or a clinic. Responses mask what the caller may not see yet. */
export type Profile = WithRequired<Schemas['Profile'], 'profileId' | 'locations' | 'specialty'> & {
  id: number;
  /** The address of each location, by location id. */
  addresses: Record<
    number,
    Pick<
      Schemas['ProfileDetails'],
      'clinicName' | 'phones' | 'zipCode' | 'city' | 'street' | 'number' | 'floor' | 'room'
    >
  >;
};

export type Appointment = WithRequired<
  Schemas['AppointmentBase'] & Schemas['AppointmentAnswerFields'],
  'appointmentId' | 'appointmentRevisionId' | 'patientId' | 'profileId' | 'status'
> & {
  id: number;
  locationType: Schemas['VisitLocationType'];
  /** When the current status expires, if the specification defines a timeout for it. */
  expires?: string;
  /** When the status was set. */
  statusSince: string;
  /** When the sandbox created it. For a scenario's appointment, the time of its first event is used instead. */
  createdAt?: string;
  /** The token to join the video visit. If missing, it is derived from the id. */
  joinToken?: string;
};

export type Message = WithRequired<Schemas['Message'], 'messageId' | 'timestamp'> & {
  id: number;
  /** The account to whose chat it belongs. */
  accountId: number;
};

export type PromoCode = WithRequired<Schemas['PromoCode'], 'promoCodeId' | 'key'> & {
  id: number;
  /** The last day on which it is valid. */
  lastDay?: string;
  /** The location types for which it is valid; all if missing. */
  locationTypes?: Schemas['VisitLocationType'][];
};

export type PolicyOverride = Schemas['PolicyOverride'] & {
  id: number;
  policyId: number;
  startTimestamp: string;
  endTimestamp: string;
};

export type Review = Schemas['Review'] & { id: number; profileId: number };

/** A callback that a user requested from the insurer. */
type InsurerContact = Schemas['ContactInsurance'] & { id: number; timestamp: string };

/** Delivery that the sandbox would have sent to a partner's webhook. */
export type WebhookDelivery = {
  id: number;
  timestamp: string;
  hook: 'appointmentChanged' | 'policyChanged';
  payload: Schemas['AppointmentHook'] | Schemas['PolicyHook'];
};

/** A file that `/file/{name}` or `/asset/{name}` serves. */
export type StoredFile = {
  /** The file name in the URL. */
  id: string;
  kind: 'file' | 'asset';
  type: 'application/pdf' | 'image/png';
};

/** An entry of the request log. It contains no token and no body. */
export type LoggedRequest = {
  id: number;
  timestamp: string;
  method: string;
  /** The path below `/api/v2`, with the query. */
  path: string;
  /** Missing if no operation has the path and the method. */
  operationId?: string | undefined;
  status: number;
  /** In milliseconds. */
  duration: number;
  /** The caller's email, if the token belongs to an account. */
  caller?: string | undefined;
};

/** A value of the sandbox itself, such as the scenario's name, the advance of the clock, or a counter. */
type Setting = { id: string; value: string | number };

/** The record type of each table. */
export type Tables = {
  settings: Setting;
  accounts: Account;
  sessions: Session;
  companies: Company;
  policies: Policy;
  people: Person;
  profiles: Profile;
  appointments: Appointment;
  messages: Message;
  promoCodes: PromoCode;
  overrides: PolicyOverride;
  reviews: Review;
  insurerContacts: InsurerContact;
  webHooks: WebhookDelivery;
  files: StoredFile;
  calls: LoggedRequest;
};

export type TableName = keyof Tables;

/** The records of every table. */
export type SandboxData = { [Name in TableName]: Tables[Name][] };

/** Returns data with empty tables. */
export const createEmptySandboxData = (): SandboxData => ({
  settings: [],
  accounts: [],
  sessions: [],
  companies: [],
  policies: [],
  people: [],
  profiles: [],
  appointments: [],
  messages: [],
  promoCodes: [],
  overrides: [],
  reviews: [],
  insurerContacts: [],
  webHooks: [],
  files: [],
  calls: [],
});

// `Object.keys` returns `string[]`.
export const tableNames = Object.keys(createEmptySandboxData()) as TableName[];
