import type { Schemas } from '../api-types';
import type { Company, Policy } from '../sandbox-data';

type PriceLimit = Schemas['PriceLimit'];
type Visit = Pick<Schemas['InsurerStateRequest'], 'country' | 'specialty' | 'locationType'>;

/** The package of a company that a policy names by its definition. */
const packageOf = (company: Company, { packageType }: Policy): number | undefined =>
  company.packages?.find(({ packageDefinition }) => packageDefinition === packageType)?.packageId;

/**
 * The price limit that a company sets for a visit: the most specific of those that fit, that is the one that names
 * most of country, visit type, specialty and package (and the first of these where as many are named). What a limit
 * leaves open fits every visit, and one that names what the visit leaves open does not fit. 0 is no limit.
 * Which limit goes first is not published: this is the sandbox's reading.
 */
export function findPriceLimit(
  company: Company,
  policy: Policy,
  visit: Visit,
): PriceLimit | undefined {
  const packageId = packageOf(company, policy);
  const pairs = (limit: PriceLimit) => [
    [limit.country, visit.country],
    [limit.visitType, visit.locationType],
    [limit.specialty, visit.specialty],
    // The packages of policies are texts: one that no package of the company has says nothing.
    [limit.packageId, packageId ?? limit.packageId],
  ];
  const rank = (limit: PriceLimit) =>
    pairs(limit).reduce(
      (sum, [named], index) => (named === undefined ? sum : sum + 16 + 2 ** (3 - index)),
      0,
    );
  return (company.priceLimits ?? [])
    .filter(({ priceLimit = 0 }) => priceLimit > 0)
    .filter((limit) => pairs(limit).every(([named, its]) => named === undefined || named === its))
    .sort((a, b) => rank(b) - rank(a))[0];
}
