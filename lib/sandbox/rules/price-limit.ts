import type { Schemas } from '../api-types';
import type { Company, Policy } from '../sandbox-data';

type PriceLimit = Schemas['PriceLimit'];
type Visit = Pick<Schemas['InsurerStateRequest'], 'country' | 'specialty' | 'locationType'>;

/** Returns the id of the company's package whose definition is the package type of the policy. */
const findPackageId = (company: Company, { packageType }: Policy): number | undefined =>
  company.packages?.find(({ packageDefinition }) => packageDefinition === packageType)?.packageId;

/**
 * Returns the most specific price limit of a company that matches a visit: the one that specifies most of country,
 * visit type, specialty, and package, in this order of precedence if the numbers are equal. A field that the limit does
 * not specify matches every visit; a field that only the limit specifies does not match. 0 means no limit.
 * The precedence is not documented; this is a sandbox interpretation.
 */
export function findPriceLimit(
  company: Company,
  policy: Policy,
  visit: Visit,
): PriceLimit | undefined {
  const packageId = findPackageId(company, policy);
  const listPairs = (limit: PriceLimit) => [
    [limit.country, visit.country],
    [limit.visitType, visit.locationType],
    [limit.specialty, visit.specialty],
    // A policy's package is free text. If the company has no such package, it does not restrict the limits.
    [limit.packageId, packageId ?? limit.packageId],
  ];
  const getSpecificity = (limit: PriceLimit) =>
    listPairs(limit).reduce(
      (sum, [limited], index) => (limited === undefined ? sum : sum + 16 + 2 ** (3 - index)),
      0,
    );
  return (company.priceLimits ?? [])
    .filter(({ priceLimit = 0 }) => priceLimit > 0)
    .filter((limit) =>
      listPairs(limit).every(([limited, value]) => limited === undefined || limited === value),
    )
    .sort((a, b) => getSpecificity(b) - getSpecificity(a))[0];
}
