/** The URL of a receiver on the reader's machine, as the docs start one. */
export const defaultReceiverUrl = 'http://localhost:8080/webhooks';

/** Parses the URL of a receiver: `undefined` if it is not http(s), or has a user name, which `fetch` refuses. */
export function parseReceiverUrl(text: string): URL | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  url.hash = '';
  return url.username === '' && url.password === '' ? url : undefined;
}

/** Whether a receiver is on the machine that sends to it. */
export const isLoopback = ({ hostname }: URL): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** The hosts of this machine that the pages may send to. A policy can't name IPv6 addresses. */
const allowedHosts = ['localhost', '127.0.0.1'];

/** The sources that allow the pages to send to this machine. */
export const loopbackSources: readonly string[] = allowedHosts.map((host) => `http://${host}:*`);

/** Whether the Content-Security-Policy of the pages lets them send to a receiver. */
export const isAllowedInPages = ({ hostname }: URL): boolean => allowedHosts.includes(hostname);
