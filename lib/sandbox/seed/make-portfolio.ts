import type { Faker } from '@faker-js/faker';
import { makeAccount } from '../rules/make-account';
import { omitUndefined } from '../rules/omit-undefined';
import type { Account, Person, Policy } from '../sandbox-data';
import { makePolicy, makePolicyPerson } from './make-policy';
import {
  companyFormats,
  type PolicyKind,
  type PolicyPlan,
  policyPlans,
  stageDays,
} from './policy-plans';
import { dateFromStart, minutesSinceStart } from './scenario-time';
import { createFaker, type FakePerson, makePerson, makePhoneNumber } from './seeded-faker';

type Portfolio = { policies: Policy[]; people: Person[]; accounts: Account[] };

const firstPolicyId = 31_001;
const firstPersonId = 91_001;
const firstAccountId = 49_001;

/** Number of people per policy: minimum and maximum. */
const sizes: Record<PolicyKind, [number, number]> = {
  single: [1, 1],
  family: [2, 4],
  corporate: [4, 6],
};

/** Makes the people of a policy. The members of a family have the same last name. */
function makeMembers(random: Faker, { kind }: PolicyPlan): FakePerson[] {
  const [min, max] = sizes[kind];
  const first = makePerson(random);
  const lastName = kind === 'family' ? first.lastName : undefined;
  const others = Array.from({ length: random.number.int({ min, max }) - 1 }, () =>
    makePerson(random, lastName),
  );
  return [first, ...others];
}

const makeBirthday = (random: Faker, isChild: boolean): string =>
  random.date
    .birthdate(isChild ? { mode: 'age', min: 2, max: 17 } : { mode: 'age', min: 22, max: 74 })
    .toISOString()
    .slice(0, 10);

const makeDigits = (random: Faker) => random.string.numeric({ length: 8, allowLeadingZeros: true });

function makePlannedPolicy(
  random: Faker,
  plan: PolicyPlan,
  id: number,
  holder: FakePerson,
): Policy {
  const { companyId, kind, stage = 'current', scope = 'ALL', packageType, homeCountry } = plan;
  const format = companyFormats[companyId];
  if (!format) throw new Error(`companyFormats has no entry for company ${companyId}`);
  const { start, length } = stageDays[stage];
  const startDay = random.number.int({ min: start[0], max: start[1] });
  const corporateName = `${holder.lastName} Works`;
  return makePolicy({
    id,
    companyId,
    policyNumber: format.policyNumber(makeDigits(random)),
    startDate: dateFromStart(startDay),
    endDate: dateFromStart(startDay + length),
    creationDate: dateFromStart(Math.min(startDay - 14, -7)),
    homeCountry,
    packageType,
    scope,
    status: stage === 'cancelled' ? 'CANCELLED' : 'ACTIVE',
    excessCurrency: format.currency,
    phone: makePhoneNumber(random),
    ...(kind === 'corporate' && {
      corporateName,
      corporateAgent: `${random.person.firstName()} Agent`,
      corporateEmails: [`insurance.${holder.lastName.toLowerCase()}@example.com`],
      usersLimit: 250,
    }),
    ...plan.more,
  });
}

function makeHolderAccount(random: Faker, id: number, policy: Policy, holder: Person): Account {
  const { firstName = '', lastName = '', gender, birthday } = holder;
  const policyStartDays = minutesSinceStart(`${policy.startDate}T09:00:00Z`) / (24 * 60);
  const created = dateFromStart(Math.min(Math.round(policyStartDays + 2), -5));
  return makeAccount({
    id,
    email: `${firstName}.${lastName}.${id}@example.com`.toLowerCase().replace(/[^a-z0-9.@]/g, ''),
    created: `${created}T08:30:00Z`,
    policyIds: [policy.id],
    ...(policy.needsCreditCard && { cardSuffix: random.string.numeric(4) }),
    details: omitUndefined({
      firstName,
      lastName,
      gender,
      birthday,
      phone: makePhoneNumber(random),
      country: policy.homeCountry,
      language: policy.homeCountry === 'DE' ? 'GERMAN' : 'ENGLISH',
      spokenLanguage: policy.homeCountry === 'DE' ? 'DE' : 'EN',
    } as const),
  });
}

/**
 * Makes the planned policies, their people, and an account for the holder of each policy that is not corporate. The
 * holder is the subscriber of all people of the policy.
 */
export function makePortfolio(seed: number): Portfolio {
  const random = createFaker(seed, 'policies');
  const portfolio: Portfolio = { policies: [], people: [], accounts: [] };
  const { policies, people, accounts } = portfolio;
  const plans = policyPlans.flatMap((plan) => Array.from({ length: plan.count }, () => plan));
  for (const plan of plans) {
    const members = makeMembers(random, plan);
    const [holder] = members;
    if (!holder) continue;
    const policy = makePlannedPolicy(random, plan, firstPolicyId + policies.length, holder);
    const subscriberId = plan.kind === 'corporate' ? undefined : firstAccountId + accounts.length;
    const policyPeople = members.map((member, index) =>
      makePolicyPerson(
        policy,
        omitUndefined({
          id: firstPersonId + people.length + index,
          ...member,
          birthday: makeBirthday(random, plan.kind === 'family' && index > 1),
          personalIdNumber: companyFormats[plan.companyId]?.personalId(makeDigits(random)),
          subscriberId,
        }),
      ),
    );
    people.push(...policyPeople);
    const [first] = policyPeople;
    if (subscriberId === undefined || !first) {
      policies.push(policy);
      continue;
    }
    const account = makeHolderAccount(random, subscriberId, policy, first);
    accounts.push(account);
    policies.push({ ...policy, email: account.email });
  }
  return portfolio;
}
