import { errorsPath } from '../../../site/page-paths';
import { findHeader } from '../find-header';
import type { RecordedResponse } from '../recorded-call';
import { readMediaType } from './check-request-body';
import { createFinding, type TrafficFinding } from './traffic-finding';

/** Statuses with which a proxy or a gateway reports its own problem (RFC 9110). */
const gatewayStatuses: ReadonlySet<number> = new Set([407, 502, 503, 504]);

/** Headers that name the server or the proxy. */
const serverHeaders: readonly string[] = ['Server', 'Via', 'X-Squid-Error', 'CF-Ray'];

/**
 * The finding for an error that is not the API's: it has a page instead of an error record, or the status of a gateway.
 * @returns undefined if it can be the API's
 */
export function describeForeignResponse(response: RecordedResponse): TrafficFinding | undefined {
  const { status = 0, headers, body, at } = response;
  const content = body?.content.trimStart() ?? '';
  const mediaType = body && readMediaType(headers, body)?.split(';')[0]?.trim();
  const isPage = content.startsWith('<') || mediaType === 'text/html';
  const isRecord = content.startsWith('{');
  if (status < 400 || isRecord || !(isPage || gatewayStatuses.has(status))) return undefined;
  const servers = serverHeaders.flatMap((name) => findHeader(headers, name) ?? []);
  const found = [
    `status ${status}`,
    ...servers.map(({ name, value }) => `${name}: ${value}`),
    ...(isPage ? ['an HTML page'] : []),
  ];
  return createFinding('foreign-response', {
    location: 'status',
    message: 'The response is not the API’s: a proxy, a gateway, or another server has answered',
    found: found.join(', '),
    expected: 'an error record as JSON, which the API returns with each error',
    href: `${errorsPath}#responses-that-arent-the-apis`,
    at: servers[0]?.at ?? at,
  });
}
