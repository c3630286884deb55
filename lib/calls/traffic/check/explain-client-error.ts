import type { Operation } from '../../../api/description/operation-groups';
import { docPath, errorsPath, operationPath, routes } from '../../../site/page-paths';
import type { ClientError, ClientErrorKind } from '../recorded-call';
import type { RefusalCause } from './explain-refusal';
import { findJsonMedia } from './inspect-recorded-body';
import { isWebhook, type TrafficDescription } from './traffic-description';

const calls = docPath('doctor-app/api-making-calls');
const page = `${errorsPath}#responses-that-arent-the-apis`;

/** What an error of a client is evidence of. Most is general to HTTP, and the texts say so. */
const explanations: Readonly<
  Record<ClientErrorKind, { title: string; text: string; href: string }>
> = {
  'not-json': {
    title: 'The response is not JSON',
    text: 'If it starts with `<`, it is a page of a proxy, a gateway, or another address than the API’s. Log the status, the `Content-Type`, and the first characters before you parse.',
    href: page,
  },
  'empty-json': {
    title: 'The response is empty, or not JSON',
    text: 'A 204 has no body, and the body of many successful calls is not documented. Look at the status and the `Content-Type` before you parse.',
    href: `${calls}#responses`,
  },
  tls: {
    title: 'No encrypted connection',
    text: 'In general, the client doesn’t trust the certificate: a proxy of your network replaces it, or a root certificate is missing. The request was not sent, so nothing has changed. Don’t turn the verification off.',
    href: page,
  },
  unreachable: {
    title: 'No server at this address',
    text: 'In general, the host name, the port, or the network is wrong, or the server doesn’t run. The request was not sent, so nothing has changed. Compare the address with the documented base URLs. At `localhost:4010`, it is the [sandbox](/api/sandbox#run-the-sandbox-on-your-machine), which you start yourself.',
    href: `${calls}#base-url`,
  },
  lost: {
    title: 'No response arrived',
    text: 'How long a call can take is not documented. A change can have been made although its response was lost, so read the state before you send it again.',
    href: `${calls}#timeouts-retries-and-idempotency`,
  },
  cors: {
    title: 'The browser has blocked the call',
    text: 'The server doesn’t allow calls from your page (CORS). Call from your backend, or ask the provider to allow your site.',
    href: `${routes.api}/troubleshooting#all-calls`,
  },
};

/** What an operation returns instead of JSON; undefined if it returns JSON. */
export function describeOtherContent({ source }: Operation): string | undefined {
  const successes = Object.entries(source.responses).filter(([status]) => status.startsWith('2'));
  const types = successes.flatMap(([, { content = {} }]) => Object.keys(content));
  if (successes.some(([, { content }]) => findJsonMedia(content))) return undefined;
  return types.length > 0 ? types.join(' or ') : 'no documented body';
}

const isParsed = (kind: ClientErrorKind) => kind === 'not-json' || kind === 'empty-json';

/** Lists what the error of a client can mean: for the operation, if it is known, or for the API as a whole. */
export function explainClientError(
  { kind, found }: ClientError,
  operation: Operation | undefined,
  { operations }: TrafficDescription,
): RefusalCause[] {
  const reason = `Found \`${found.replaceAll('`', '')}\`.`;
  const general: RefusalCause = {
    ...explanations[kind],
    condition: 'met',
    reason: operation ? reason : `${reason} Paste the call, too, to have it checked.`,
  };
  if (!isParsed(kind)) return [general];
  const others = operation ? [operation] : operations.filter((other) => !isWebhook(other));
  const contents = others.flatMap((other) => {
    const content = describeOtherContent(other);
    return content === undefined ? [] : [{ other, content }];
  });
  const typed = operation ? contents : contents.filter(({ content }) => content.includes('/'));
  const causes = typed.map(
    ({ other: { id, method, path }, content }): RefusalCause => ({
      title: `\`${method.toUpperCase()} ${path}\` returns ${content}`,
      text: content.includes('/') ? 'It is not JSON.' : 'Rely on the status.',
      condition: operation ? 'met' : 'possible',
      reason: '',
      href: `${operationPath(id)}#responses`,
    }),
  );
  return operation ? [...causes, general] : [general, ...causes];
}
