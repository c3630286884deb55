import type { ParameterObject } from '../api/description/openapi-objects';
import type { Operation } from '../api/description/operations';
import { listParameterValues } from '../calls/request/http-request';
import { parameterKey } from '../calls/request/request-description';
import { describeNames } from '../kit/diagnostics/suggest-name';
import { isDotSegment } from '../kit/http/path-parameters';
import { ToolError } from './tool-error';

type Scalar = string | number | boolean;

/** Throws a ToolError if the path would keep the placeholder of a parameter, or lead to another operation. */
function checkPathParameter(parameter: ParameterObject, text: string, operationId: string): void {
  const values = listParameterValues(parameter, text).map((value) => value.trim());
  if (values.length === 0) {
    throw new ToolError(`${operationId} needs the path parameter "${parameter.name}".`);
  }
  if (!values.some(isDotSegment)) return;
  throw new ToolError(
    `Found "${text}" for the path parameter "${parameter.name}", which would mean another path.`,
  );
}

/** The values of an operation's parameters by key. Throws a ToolError if a name or a path parameter is wrong. */
export function toDraftParameters(
  { id, source: { parameters } }: Operation,
  values: Record<string, Scalar | Scalar[]>,
): Record<string, string> {
  const names = parameters.map(({ name }) => name);
  for (const name of Object.keys(values)) {
    if (names.includes(name)) continue;
    throw new ToolError(
      names.length === 0
        ? `${id} has no parameters: found "${name}".`
        : `${id} has no parameter "${name}", expected ${describeNames(name, names)}.`,
    );
  }
  for (const parameter of parameters.filter(({ in: location }) => location === 'path')) {
    checkPathParameter(parameter, String(values[parameter.name] ?? ''), id);
  }
  return Object.fromEntries(
    parameters
      .filter(({ name }) => values[name] !== undefined)
      .map((parameter) => [parameterKey(parameter), String(values[parameter.name])]),
  );
}
