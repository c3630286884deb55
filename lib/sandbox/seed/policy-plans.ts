import type { Schemas } from '../api-types';
import type { Policy } from '../sandbox-data';

type Stage = 'current' | 'ended' | 'future' | 'cancelled';
export type PolicyKind = 'single' | 'family' | 'corporate';

export type PolicyPlan = {
  companyId: number;
  kind: PolicyKind;
  count: number;
  stage?: Stage;
  scope?: Schemas['PolicyScopeType'];
  packageType: string;
  homeCountry: string;
  more?: Partial<Policy>;
};

const travel = { companyId: 118, packageType: 'Travel', homeCountry: 'PT' };
const mutual = { companyId: 119, packageType: 'Family', homeCountry: 'US' };
const video = { companyId: 120, packageType: 'Video', homeCountry: 'DE' };
const assist = { companyId: 121, packageType: 'Assistance', homeCountry: 'GB' };

/** The generated policies, in addition to those of the people in the documented cases. */
export const policyPlans: PolicyPlan[] = [
  { ...travel, kind: 'single', count: 3, more: { excessPercentage: 10 } },
  { ...travel, kind: 'family', count: 3, more: { excessFee: 20, requireTravelDates: true } },
  { ...travel, kind: 'single', count: 2, scope: 'API', packageType: 'Travel Plus' },
  { ...travel, kind: 'single', count: 1, scope: 'ASSISTANCE' },
  { ...travel, kind: 'corporate', count: 1, more: { excessPercentage: 25 } },
  { ...travel, kind: 'single', count: 1, stage: 'cancelled' },
  { ...travel, kind: 'family', count: 1, stage: 'ended' },
  { ...travel, kind: 'single', count: 1, stage: 'future' },
  { ...mutual, kind: 'family', count: 3, more: { excessPercentage: 15 } },
  { ...mutual, kind: 'single', count: 2, more: { excessFee: 40, needsCreditCard: true } },
  { ...mutual, kind: 'corporate', count: 1, packageType: 'Corporate', scope: 'API' },
  { ...mutual, kind: 'single', count: 1, stage: 'cancelled' },
  { ...mutual, kind: 'single', count: 1, stage: 'future' },
  { ...video, kind: 'single', count: 3, more: { excessPercentage: 5 } },
  { ...video, kind: 'family', count: 1 },
  { ...video, kind: 'single', count: 1, stage: 'ended' },
  { ...assist, kind: 'single', count: 2, scope: 'ASSISTANCE', more: { excessFee: 10 } },
  { ...assist, kind: 'corporate', count: 1, scope: 'ASSISTANCE', more: { excessFee: 25 } },
  { ...assist, kind: 'single', count: 1, stage: 'cancelled', scope: 'ASSISTANCE' },
];

/** The start date of a policy in each stage, as a range of days from the scenario's start, and its length in days. */
export const stageDays: Record<Stage, { start: [number, number]; length: number }> = {
  current: { start: [-330, -60], length: 364 },
  ended: { start: [-420, -390], length: 364 },
  future: { start: [20, 60], length: 364 },
  cancelled: { start: [-200, -100], length: 364 },
};

/** The formats of policy numbers and personal ids and the currency, by company id. */
export const companyFormats: Record<
  number,
  {
    policyNumber: (digits: string) => string;
    personalId: (digits: string) => string;
    currency: string;
  }
> = {
  118: {
    policyNumber: (digits) => `TRV-${digits.slice(0, 7)}`,
    personalId: (digits) => `EX-${digits.slice(0, 7)}`,
    currency: 'EUR',
  },
  119: {
    policyNumber: (digits) => `SM${digits.slice(0, 8)}`,
    personalId: (digits) => `ID${digits.slice(0, 6)}`,
    currency: 'USD',
  },
  120: {
    policyNumber: (digits) => `MV-${digits.slice(0, 6)}-M`,
    personalId: (digits) => `M${digits.slice(0, 8)}`,
    currency: 'EUR',
  },
  121: {
    policyNumber: (digits) => `SA${digits.slice(0, 4)}/${digits.slice(4, 8)}`,
    personalId: (digits) => `GB-EX-${digits.slice(0, 5)}`,
    currency: 'GBP',
  },
};
