import type { OpenApiDocument } from '../../../api/description/openapi-document';
import { listCalls } from '../../../api/description/operations';
import { resolveResponse } from '../../../api/description/resolve-response';
import type { TrafficDescription } from './traffic-description';

/** Builds what calls are checked against from the API description. */
export function buildTrafficDescription(document: OpenApiDocument): TrafficDescription {
  const { schemas, securitySchemes } = document.components;
  return {
    operations: listCalls(document).map((operation) => {
      const responses = Object.entries(operation.source.responses).map(([status, response]) => [
        status,
        resolveResponse(response, document),
      ]);
      return {
        ...operation,
        source: { ...operation.source, responses: Object.fromEntries(responses) },
      };
    }),
    servers: document.servers.map(({ url }) => url),
    components: { schemas, securitySchemes },
  };
}
