import type { Schemas } from './api-types';

/** A record of the API that the sandbox keeps: the ids that the description leaves open are there. */
type Kept<T, Ids extends keyof T> = T & { [Key in Ids]-?: NonNullable<T[Key]> };

/** A user's account, with what the API never tells. Passwords stand as they are: nobody's secret belongs here. */
export type Account = {
  id: number;
  email: string;
  password: string;
  created: string;
  /** Day on which the password was set. */
  passwordDate: string;
  passwordHint: Schemas['PasswordHint'];
  /** The code that a password reset would bring the user; the sandbox shows it in its panel. */
  resetCode?: string;
  requiresMfa: boolean;
  /** The one-time password of a log-in with MFA; the sandbox shows it in its panel. */
  oneTimePassword?: string;
  permissions: Schemas['Permission'][];
  administeredProfiles: Schemas['ProfileAdministered'][];
  administeredAggregators: number[];
  policyIds: number[];
  cardSuffix?: string;
  searchedCity?: string;
  actualCity?: string;
  /** What the user last sent of itself (without passwords). */
  details: Omit<
    Schemas['UserUpdateRecord'],
    'email' | 'password' | 'oldPassword' | 'resetPasswordCode' | 'oneTimePassword' | 'passwordHint'
  >;
};

/** A log-in: its token is the id of the record. */
export type Session = { id: string; accountId: number };

/** A company, with its id. */
export type Company = Kept<Schemas['InsuranceCompany'], 'companyId'> & { id: number };

/** A policy without its people, who have a table of their own. */
export type Policy = Kept<Omit<Schemas['PolicyWithPeople'], 'people'>, 'policyId' | 'status'> & {
  id: number;
  /** Which searches find it (`scopeType`): those of the assistance, those of the API, or both (ALL). */
  scope: Schemas['PolicyScopeType'];
};

export type Person = Kept<Schemas['Person'], 'personId' | 'policyId' | 'status'> & { id: number };

/** A doctor or a clinic; what users may not see yet is masked when it is answered. */
export type Profile = Kept<Schemas['Profile'], 'profileId' | 'locations' | 'specialty'> & {
  id: number;
  /** The address of each location, by its id. */
  addresses: Record<
    number,
    Pick<
      Schemas['ProfileDetails'],
      'clinicName' | 'phones' | 'zipCode' | 'city' | 'street' | 'number' | 'floor' | 'room'
    >
  >;
};

export type Appointment = Kept<
  Schemas['AppointmentBase'] & Schemas['AppointmentAnswerFields'],
  'appointmentId' | 'appointmentRevisionId' | 'patientId' | 'profileId' | 'status'
> & {
  id: number;
  locationType: Schemas['VisitLocationType'];
  /** When the current status expires, where the specification gives it a time-out. */
  expires?: string;
  /** When the status was set. */
  statusSince: string;
  /** When it was created, where the sandbox saw that; a scenario's appointments tell it by their first event. */
  createdAt?: string;
  /** The token with which a client joins the video visit; none: the sandbox makes one of the id. */
  joinToken?: string;
};

export type Message = Kept<Schemas['Message'], 'messageId' | 'timestamp'> & {
  id: number;
  /** The account whose chat it is. */
  accountId: number;
};

export type PromoCode = Kept<Schemas['PromoCode'], 'promoCodeId' | 'key'> & {
  id: number;
  /** After this day it is refused. */
  lastDay?: string;
  /** Location types that it is good for; none named: all. */
  locationTypes?: Schemas['VisitLocationType'][];
};

export type PolicyOverride = Schemas['PolicyOverride'] & {
  id: number;
  policyId: number;
  startTimestamp: string;
  endTimestamp: string;
};

export type Review = Schemas['Review'] & { id: number; profileId: number };

/** A callback that a user asked the insurer for. */
type InsurerContact = Schemas['ContactInsurance'] & { id: number; timestamp: string };

/** What the sandbox would have sent to a partner's web hook. */
export type WebhookDelivery = {
  id: number;
  timestamp: string;
  hook: 'appointmentChanged' | 'policyChanged';
  payload: Schemas['AppointmentHook'] | Schemas['PolicyHook'];
};

/** A file that `/file/{name}` or `/asset/{name}` serves. */
export type StoredFile = {
  /** Its name, as in the address. */
  id: string;
  kind: 'file' | 'asset';
  type: 'application/pdf' | 'image/png';
  /** The words in it. */
  lines: string[];
  /** Its colour, as `#rrggbb`, for an image. */
  colour?: string;
};

/** A call that was made: for the reader's list. It holds no token and no body. */
export type LoggedRequest = {
  id: number;
  timestamp: string;
  method: string;
  /** With its query, below `/api/v2`. */
  path: string;
  /** None where the path and the method are no operation’s. */
  operationId?: string;
  status: number;
  /** Milliseconds that the answer took. */
  duration: number;
  /** E-mail address of the caller, where the call's token has one. */
  caller?: string;
};

/** What the sandbox knows of itself: the scenario, how far the clock was put forward, the last ids. */
type Setting = { id: string; value: string | number };

/** Everything that the sandbox keeps, by table. */
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

/** The records of every table, as a scenario begins with them. */
export type SandboxData = { [Name in TableName]: Tables[Name][] };

/** A world without any record. */
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

// The keys of an object are typed as any texts.
export const tableNames = Object.keys(createEmptySandboxData()) as TableName[];
