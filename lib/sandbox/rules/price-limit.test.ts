import { describe, expect, it } from 'vitest';
import type { Schemas } from '../api-types';
import type { Company, Policy } from '../sandbox-data';
import { findPriceLimit } from './price-limit';

const company: Company = {
  id: 118,
  companyId: 118,
  packages: [{ packageId: 12, packageDefinition: 'Travel' }, { packageId: 13 }],
};
const policy: Policy = {
  id: 7,
  policyId: 7,
  companyId: 118,
  policyNumber: 'A',
  status: 'ACTIVE',
  scope: 'ALL',
  packageType: 'Travel',
};
const visit = { country: 'PT', specialty: 'GENERAL', locationType: 'VIDEO_VISIT' } as const;
const find = (
  priceLimits: Schemas['PriceLimit'][],
  visitFields: Parameters<typeof findPriceLimit>[2] = visit,
) => findPriceLimit({ ...company, priceLimits }, policy, visitFields)?.priceLimit;

describe('the price limit of a visit', () => {
  it('is the most specific that matches', () => {
    const all = { priceLimit: 1 };
    const country = { country: 'PT', priceLimit: 2 } as const;
    const type = { visitType: 'VIDEO_VISIT', priceLimit: 3 } as const;
    const both = { specialty: 'GENERAL', visitType: 'VIDEO_VISIT', priceLimit: 4 } as const;
    expect(find([all, type, country])).toBe(2);
    expect(find([all, type])).toBe(3);
    expect(find([all])).toBe(1);
    expect(find([all, country, both])).toBe(4);
  });

  it('matches in every field that it specifies', () => {
    expect(find([{ country: 'ES', priceLimit: 1 }])).toBeUndefined();
    expect(find([{ country: 'PT', priceLimit: 1 }], {})).toBeUndefined();
    expect(find([{ packageId: 12, priceLimit: 1 }])).toBe(1);
    expect(find([{ packageId: 13, priceLimit: 1 }])).toBeUndefined();
    expect(find([{ country: 'PT', priceLimit: 0 }])).toBeUndefined();
    expect(find([])).toBeUndefined();
  });
});
