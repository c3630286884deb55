import { getOpenApiDocument } from '../../lib/api/description/load-openapi-document';
import { type NeededFields, neededFieldsFile } from '../../lib/api/description/needed-fields';
import { listOperations } from '../../lib/api/description/operations';
import { buildRequestDescription } from '../../lib/calls/request/build-request-description';
import {
  type CaseRequest,
  caseRequestsPath,
  listCaseRequests,
} from '../../lib/calls/request/case-request';
import { requestDescriptionPath } from '../../lib/calls/request/request-description';
import { listFollowUps } from '../../lib/calls/workflows/list-follow-ups';
import { writeText } from '../../lib/kit/files/project-files';
import { isLiveServer } from '../../lib/site/settings/site-schema';
import { getSite } from '../../lib/site/site-settings';

/**
 * Writes what the request panel of each operation's page needs, which fields of its body the sandbox needs, and the
 * requests of the sandbox cases.
 */
export async function run() {
  const document = getOpenApiDocument();
  const { sandbox, ...site } = getSite();
  const servers = site.servers.map(({ id, url, label }) => ({
    url,
    label,
    ...(isLiveServer({ id }) && { isLive: true }),
  }));
  const operations = listOperations(document);
  const neededFields: NeededFields = {};
  const caseRequests: CaseRequest[] = [];
  for (const operation of operations) {
    const { neededFields: needed = [], ...description } = await buildRequestDescription(
      operation,
      document,
      servers,
      sandbox,
    );
    neededFields[operation.id] = needed;
    caseRequests.push(...listCaseRequests(description));
    // Only the sandbox reports which record a request has changed.
    const followUps = sandbox ? listFollowUps(operation.id) : [];
    writeText(
      `public${requestDescriptionPath(operation.id)}`,
      JSON.stringify({ ...description, ...(followUps.length > 0 && { followUps }) }),
    );
  }
  writeText(neededFieldsFile, JSON.stringify(neededFields));
  if (sandbox) writeText(`public${caseRequestsPath}`, JSON.stringify(caseRequests));
  return `${operations.length} operations, ${caseRequests.length} cases`;
}
