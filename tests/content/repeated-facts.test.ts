import { expect, it } from 'vitest';
import { getOpenApiDocument } from '../../lib/api/description/load-openapi-document';
import { checkRepeatedFacts } from '../../lib/build/checks/check-repeated-facts';
import { type Fact, listFacts } from '../../lib/build/checks/repeated-facts';

const document = getOpenApiDocument();

/** The files with advice after a fact has changed at its source only. */
function listFilesAfter(name: string, change: Partial<Fact>): string[] {
  const facts = new Map(listFacts(document));
  const fact = facts.get(name);
  if (!fact) throw new Error(`There is no fact about ${name}`);
  facts.set(name, { ...fact, ...change });
  return [...new Set(checkRepeatedFacts(document, facts).map(({ file }) => file))];
}

it('what texts repeat is what its source says', () => {
  expect(checkRepeatedFacts(document)).toEqual([]);
});

it.each([
  ['timeToRequestExpiration', { numbers: [2600] }, 'content/docs/doctor-app/home.mdx'],
  ['timeToJoinVideoVisitBefore', { numbers: [200] }, 'openapi/paths/appointments.yaml'],
  ['doctorReviewsLimit', { numbers: [20] }, 'content/reference/limits.yaml'],
  ['usersLimit', { numbers: [0, 500] }, 'content/docs/doctor-app/api-integration.mdx'],
  ['endTimestamp', { numbers: [48] }, 'content/docs/doctor-app/api-integration.mdx'],
  ['searchPolicies', { numbers: [500] }, 'content/docs/doctor-app/api-making-calls.mdx'],
  ['followUpWindowLength', { unit: 'days' }, 'content/docs/doctor-app/introduction.mdx'],
  ['MessageStatus', { size: 15 }, 'content/docs/doctor-app/chat.mdx'],
  ['timeTillNoShowIsDeclared', { isReading: true }, 'content/api/appointment-statuses.mdx'],
])('a changed fact about %s is reported where it is repeated', (name, change, file) => {
  expect(listFilesAfter(name, change)).toContain(file);
});
