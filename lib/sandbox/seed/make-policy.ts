import { omitUndefined } from '../rules/omit-undefined';
import type { Person, Policy } from '../sandbox-data';

type PolicyData = Pick<
  Policy,
  'id' | 'companyId' | 'policyNumber' | 'startDate' | 'endDate' | 'homeCountry' | 'packageType'
> &
  Partial<Policy>;

/** Makes a policy from the given fields and the defaults of all policies. */
export const makePolicy = ({ id, ...rest }: PolicyData): Policy => ({
  id,
  policyId: id,
  status: 'ACTIVE',
  scope: 'ALL',
  canUseClinicVisits: rest.companyId !== 120,
  canUseHomeVisits: rest.companyId !== 120,
  canUseVideoVisits: true,
  canAddPatients: true,
  canBookPrivately: true,
  usersLimit: 999,
  notificationOnCreation: 'DEFAULT',
  language: 'EN',
  ...rest,
});

type PersonData = Pick<
  Person,
  'id' | 'firstName' | 'lastName' | 'gender' | 'birthday' | 'personalIdNumber' | 'subscriberId'
>;

/** Makes a person of a policy. Some of a person's fields are those of the policy. */
export const makePolicyPerson = (
  policy: Policy,
  { id, subscriberId, ...rest }: PersonData,
): Person =>
  omitUndefined({
    id,
    personId: id,
    policyId: policy.id,
    ...rest,
    status: policy.status,
    liabilityLimit: 1_000_000_000,
    excessPercentage: policy.excessPercentage,
    excessFee: policy.excessFee,
    packageType: policy.packageType,
    subscriberId,
    companyId: policy.companyId,
    startDate: policy.startDate,
    endDate: policy.endDate,
    policyNumber: policy.policyNumber,
  });
