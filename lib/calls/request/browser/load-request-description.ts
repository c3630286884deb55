import { isRecord } from '../../../kit/json/is-record';
import { loadJson } from '../../../site/browser/load-json';
import { type RequestDescription, requestDescriptionPath } from '../request-description';

/** Whether a file is a description. Only its id is checked: the file is part of this site. */
const isDescription = (value: unknown, id: string): value is RequestDescription =>
  isRecord(value) && value.id === id;

/** Loads the description of an operation's requests. Rejects if there is no such file. */
export async function loadRequestDescription(operationId: string): Promise<RequestDescription> {
  const value = await loadJson(requestDescriptionPath(operationId));
  if (!isDescription(value, operationId))
    throw new Error(`Expected the description of ${operationId}, found another file`);
  return value;
}
