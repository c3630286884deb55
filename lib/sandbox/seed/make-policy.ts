import type { Person, Policy } from '../sandbox-data';

type PolicyData = Pick<
  Policy,
  'id' | 'companyId' | 'policyNumber' | 'startDate' | 'endDate' | 'homeCountry' | 'packageType'
> &
  Partial<Policy>;

/** A policy with what all policies have. Fields that are given take the place of the usual ones. */
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

/** A person of a policy, with what people take from their policy. */
export const makePolicyPerson = (
  policy: Policy,
  { id, subscriberId, ...rest }: PersonData,
): Person => ({
  id,
  personId: id,
  policyId: policy.id,
  ...rest,
  status: policy.status,
  liabilityLimit: 1_000_000_000,
  ...(policy.excessPercentage !== undefined && { excessPercentage: policy.excessPercentage }),
  ...(policy.excessFee !== undefined && { excessFee: policy.excessFee }),
  packageType: policy.packageType,
  ...(subscriberId !== undefined && { subscriberId }),
  companyId: policy.companyId,
  startDate: policy.startDate,
  endDate: policy.endDate,
  policyNumber: policy.policyNumber,
});
