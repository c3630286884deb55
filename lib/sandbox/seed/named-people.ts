import { makeAccount } from '../rules/make-account';
import type { Account, Person, Policy, Session } from '../sandbox-data';
import { makePolicy, makePolicyPerson } from './make-policy';

type NamedPersonPlan = {
  /** Offset of the ids: the account is 48300, the policy 30800, and the person 90200 plus this number. */
  number: number;
  firstName: string;
  lastName: string;
  gender: 'FEMALE' | 'MALE' | 'OTHER';
  birthday: string;
  country: string;
  policy?: Partial<Policy>;
  account?: Partial<Account>;
};

/** The people in the documented cases. Each has an account, one policy, and a fixed token. */
const plans: NamedPersonPlan[] = [
  {
    number: 11,
    firstName: 'Otto',
    lastName: 'Muster',
    gender: 'MALE',
    birthday: '1971-09-30',
    country: 'DE',
    policy: { excessFee: 15 },
  },
  {
    number: 12,
    firstName: 'Ines',
    lastName: 'Exemplo',
    gender: 'FEMALE',
    birthday: '1994-01-22',
    country: 'PT',
  },
  {
    number: 13,
    firstName: 'Carlos',
    lastName: 'Ejemplo',
    gender: 'MALE',
    birthday: '1980-06-03',
    country: 'ES',
    policy: { status: 'CANCELLED', excessPercentage: 10 },
  },
  {
    number: 14,
    firstName: 'Nele',
    lastName: 'Beispiel',
    gender: 'FEMALE',
    birthday: '1999-12-11',
    country: 'DE',
    policy: { startDate: '2027-04-01', endDate: '2028-03-31', excessPercentage: 10 },
  },
  {
    number: 15,
    firstName: 'Vera',
    lastName: 'Voorbeeld',
    gender: 'FEMALE',
    birthday: '1965-03-08',
    country: 'NL',
    policy: { excessPercentage: 20 },
  },
  {
    number: 16,
    firstName: 'Vito',
    lastName: 'Esempio',
    gender: 'MALE',
    birthday: '1990-07-19',
    country: 'DE',
    policy: {
      companyId: 120,
      policyNumber: 'MV-000016-V',
      packageType: 'Video',
      canBookPrivately: false,
      canUseClinicVisits: false,
      canUseHomeVisits: false,
    },
  },
  {
    number: 17,
    firstName: 'Hanna',
    lastName: 'Muster',
    gender: 'FEMALE',
    birthday: '1985-11-27',
    country: 'DE',
    policy: { excessPercentage: 10 },
  },
  {
    number: 18,
    firstName: 'Pia',
    lastName: 'Specimen',
    gender: 'FEMALE',
    birthday: '1958-02-14',
    country: 'GB',
    policy: { excessPercentage: 10 },
  },
  {
    number: 19,
    firstName: 'Mila',
    lastName: 'Sample',
    gender: 'FEMALE',
    birthday: '1992-08-05',
    country: 'PT',
    account: { requiresMfa: true, oneTimePassword: '246810' },
  },
  {
    number: 20,
    firstName: 'Rita',
    lastName: 'Modelo',
    gender: 'FEMALE',
    birthday: '1977-05-16',
    country: 'PT',
    account: { passwordHint: 'PASSWORD_RESET_REQUESTED', resetCode: '482910' },
  },
  {
    number: 21,
    firstName: 'Tom',
    lastName: 'Template',
    gender: 'MALE',
    birthday: '1983-10-01',
    country: 'PT',
    policy: { excessPercentage: 20 },
  },
  {
    number: 22,
    firstName: 'Rosa',
    lastName: 'Exemple',
    gender: 'FEMALE',
    birthday: '1996-04-29',
    country: 'FR',
    policy: { excessPercentage: 20 },
  },
  {
    number: 23,
    firstName: 'Olga',
    lastName: 'Fictional',
    gender: 'FEMALE',
    birthday: '1969-01-31',
    country: 'PT',
    policy: { excessPercentage: 20 },
  },
];

const padNumber = (number: number, length: number) => String(number).padStart(length, '0');

function makeNamedPerson(plan: NamedPersonPlan) {
  const { number, firstName, lastName, gender, birthday, country } = plan;
  const email = `${firstName}.${lastName}@example.com`.toLowerCase();
  const subscriberId = 48_300 + number;
  const isVideo = plan.policy?.companyId === 120;
  const policy: Policy = makePolicy({
    id: 30_800 + number,
    companyId: 118,
    policyNumber: `TRV-${padNumber(30_800 + number, 7)}`,
    startDate: '2027-01-01',
    endDate: '2027-12-31',
    creationDate: '2026-12-10',
    homeCountry: country,
    packageType: 'Travel',
    excessCurrency: 'EUR',
    email,
    ...plan.policy,
  });
  const person: Person = makePolicyPerson(policy, {
    id: 90_200 + number,
    firstName,
    lastName,
    gender,
    birthday,
    personalIdNumber: isVideo ? `M${padNumber(number, 8)}` : `EX-${padNumber(number, 7)}`,
    subscriberId,
  });
  const account: Account = makeAccount({
    id: subscriberId,
    email,
    created: '2026-12-12T09:00:00Z',
    policyIds: [policy.id],
    details: {
      firstName,
      lastName,
      gender,
      birthday,
      phone: `+1555010${padNumber(1000 + number, 4)}`,
      country,
      language: 'ENGLISH',
      spokenLanguage: 'EN',
    },
    ...plan.account,
  });
  const token = `sandbox-${firstName.toLowerCase()}-token`;
  const session: Session = { id: token, accountId: subscriberId };
  return { policy, person, account, session };
}

const namedRecords = plans.map(makeNamedPerson);

export const namedPolicies = namedRecords.map(({ policy }) => policy);
export const namedPeople = namedRecords.map(({ person }) => person);
export const namedAccounts = namedRecords.map(({ account }) => account);
export const namedSessions = namedRecords.map(({ session }) => session);
