import type { OpenApiDocument } from '../../api/description/openapi-document';
import { listCalls, type Operation } from '../../api/description/operations';
import { describeNames } from '../../kit/diagnostics/suggest-name';
import { ToolError } from '../tool-error';

/** Finds an operation or a webhook by its id, or by method and path: `createToken`, `POST /token`, `/token`. */
export function findOperation(name: string, document: OpenApiDocument): Operation | undefined {
  const wanted = name.trim().toLowerCase();
  const [, method = '', path = ''] = /^(?:([a-z]+)\s+)?(\/\S*)$/.exec(wanted) ?? [];
  const relative = path.replace(/^\/api\/v2(?=\/)/, '');
  return listCalls(document).find(
    (call) =>
      call.id.toLowerCase() === wanted ||
      (relative !== '' &&
        call.path.toLowerCase() === relative &&
        (method === '' || call.method === method)),
  );
}

/** @throws ToolError if there is no such operation */
export function getOperationNamed(name: string, document: OpenApiDocument): Operation {
  const operation = findOperation(name, document);
  if (operation) return operation;
  const ids = listCalls(document).map(({ id }) => id);
  throw new ToolError(
    `There is no operation ${name}. Expected the id of an operation, or its method and path, such as POST /token: ${describeNames(name, ids)}.`,
  );
}
