import { writeText } from '../../lib/files/project-files';
import { getOpenApiDocument } from '../../lib/openapi/load-openapi-document';
import { listOperations } from '../../lib/openapi/operations';
import {
  type CaseRequest,
  caseRequestsPath,
  listCaseRequests,
} from '../../lib/request/case-request';
import { describeRequest } from '../../lib/request/describe-request';
import { requestDescriptionPath } from '../../lib/request/request-description';
import { getSite } from '../../lib/site/site-settings';

/** Writes what the request panel of each operation's page needs, and the requests of the sandbox cases. */
export async function run() {
  const document = getOpenApiDocument();
  const servers = getSite().servers.map(({ url, label }) => ({ url, label }));
  const operations = listOperations(document);
  const caseRequests: CaseRequest[] = [];
  for (const operation of operations) {
    const description = await describeRequest(operation, document, servers);
    caseRequests.push(...listCaseRequests(description));
    writeText(`public${requestDescriptionPath(operation.id)}`, JSON.stringify(description));
  }
  writeText(`public${caseRequestsPath}`, JSON.stringify(caseRequests));
  return `${operations.length} operations, ${caseRequests.length} cases`;
}
