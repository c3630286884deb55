import { type Credential, listCredentials } from '../../../api/call/credentials';
import { getTokenUse } from '../../../api/description/restrictions';
import { suggestName } from '../../../kit/diagnostics/suggest-name';
import { docPath } from '../../../site/page-paths';
import { findHeader } from '../find-header';
import type { RecordedHeader, RecordedRequest } from '../recorded-call';
import type { CheckContext } from './check-context';
import type { FoundOperation } from './check-url';
import { createFinding, type TrafficFinding } from './traffic-finding';

const href = `${docPath('doctor-app/api-making-calls')}#headers`;

/** Names under which clients of other APIs send a token: `Authorization`, `X-Auth-Token`, `access_token`. */
const isTokenName = (name: string): boolean =>
  /^(?:(?:x[-_]?)?authorization|(?:x[-_]?)?(?:auth|access|api|user|session)?[-_]?(?:token|key))$/i.test(
    name,
  );

/** The token of a request, where the operation documents it. */
export function readToken(
  { headers }: Pick<RecordedRequest, 'headers'>,
  credentials: readonly Credential[],
): string | undefined {
  const names = credentials.flatMap(({ kind, name }) => (kind === 'header' ? [name] : []));
  for (const name of names) {
    const value = findHeader(headers, name)?.value.trim();
    if (value) return value;
  }
  return undefined;
}

/** The credentials of an operation's alternatives. */
export const listOperationCredentials = (
  { operation }: FoundOperation,
  { description }: Pick<CheckContext, 'description'>,
): Credential[] => listCredentials(operation.source, description).flat();

/** How many letters of a header's name can be wrong. */
const maxTypos = 2;

/** Something else in the request that looks like a token: a header, or a query parameter. Never its value. */
function findOtherToken(
  { headers, at }: RecordedRequest,
  { url }: FoundOperation,
  documented: readonly string[],
): { found: string; at: RecordedHeader['at'] } | undefined {
  const isOther = (name: string) =>
    (isTokenName(name) || suggestName(name, documented, maxTypos) !== undefined) &&
    !documented.some((other) => other.toLowerCase() === name.toLowerCase());
  const header = headers.find(({ name, value }) => isOther(name) && value.trim() !== '');
  if (header) {
    const [scheme] = /^[a-z]+(?= )/i.exec(header.value) ?? [];
    const found = `${header.name}: ${scheme === undefined ? '' : `${scheme} `}…`;
    return { found, at: header.at ?? at };
  }
  const [name] = url.query.find(([key]) => isOther(key)) ?? [];
  return name === undefined ? undefined : { found: `${name} in the query`, at };
}

/** Whether the request has its token where the operation documents it. */
export function checkSecurity(
  request: RecordedRequest,
  match: FoundOperation,
  context: CheckContext,
): TrafficFinding[] {
  const [credential, ...others] = listOperationCredentials(match, context);
  // The portal's API has one token. Other kinds of credentials, which are described by more than a name, are not checked.
  if (credential?.kind !== 'header' || others.length > 0) return [];
  const { name } = credential;
  const expected = `the header ${name} with the token`;
  const place = { location: `header.${name}`, expected, href, at: request.at };
  const header = findHeader(request.headers, name);
  if (header && header.value.trim() !== '') {
    const [scheme] = /^(?:bearer|token|basic)(?= )/i.exec(header.value) ?? [];
    if (scheme === undefined) return [];
    const message = `The token in ${name} has the scheme ${scheme} before it`;
    const found = `${name}: ${scheme} …`;
    return [
      createFinding('wrong-credential', { ...place, at: header.at ?? request.at, message, found }),
    ];
  }
  if (getTokenUse(match.operation.source) !== 'required') return [];
  const other = findOtherToken(request, match, [name]);
  if (other) {
    const message = `The token is not where the API documents it: ${credential.label}`;
    return [createFinding('wrong-credential', { ...place, ...other, message })];
  }
  if (context.isPartial || request.hasUnknownHeaders) return [];
  const message = 'The call needs an access token';
  const found = header ? 'an empty header' : 'nothing';
  // What is missing is nowhere: only the line of its finding is known.
  const at = header?.at ?? (request.at && { offset: request.at.offset, length: 0 });
  return [createFinding('missing-token', { ...place, at, message, found })];
}
