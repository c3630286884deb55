import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { createRequestHandler } from '../../../scripts/serve';
import { startServer, type TestServer } from '../../support/start-server';

/** The portal on a port of its own, which collects what goes wrong in its pages. */
export type RecordingServer = TestServer & {
  /** Errors and warnings in consoles, uncaught exceptions, violations of the policy, and responses with an error. */
  problems: string[];
  /** Forgets the problems, and what the pages of earlier tests report while they are closed. */
  startTest: () => void;
  /** Drops connections, or responds with status 503 from now on. */
  setFailure: (failure: 'drop' | 'fail' | undefined) => void;
};

const paths = { script: '/test-recorder.js', problems: '/test-problems' };

/** Console messages that are known and harmless. */
const knownMessages = [
  /ResizeObserver loop completed with undelivered notifications/, // WebKit reports what other engines do silently
];

/** Runs in each page before its own scripts. WebDriver has no events for what goes wrong in a page. */
function record(path: string): void {
  const send = (...parts: unknown[]) => {
    const message = `${location.pathname}: ${parts.map(String).join(' ')}`;
    navigator.sendBeacon(path, message);
  };
  for (const level of ['error', 'warn'] as const) {
    const log = console[level];
    console[level] = (...args: unknown[]) => {
      send(`console.${level}`, ...args);
      log.apply(console, args);
    };
  }
  // Firefox reports files whose loading ends because the page is left.
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  addEventListener(
    'error',
    ({ target, message }) => {
      if (!(target instanceof HTMLElement)) send('error', message ?? target);
      else if (!isLeaving) send('error', target.outerHTML);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => send('rejection', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    send('policy', violatedDirective, blockedURI),
  );
}

const isPageRequest = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html');

/** Starts the portal on any free port. */
export async function startRecordingServer(): Promise<RecordingServer> {
  const problems: string[] = [];
  const handle = createRequestHandler();
  const portal = await startServer(handle);
  let testNumber = 0;
  const problemsPath = () => `${paths.problems}/${testNumber}`;
  let failure: 'drop' | 'fail' | undefined;
  const server = await startServer(async (request, response) => {
    if (failure === 'drop') return response.destroy();
    if (failure === 'fail') return response.writeHead(503).end();
    if (request.url === paths.script)
      return response
        .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' })
        .end(`(${record})(${JSON.stringify(problemsPath())})`);
    if (request.url?.startsWith(paths.problems)) {
      const problem = await text(request);
      const isKnown = knownMessages.some((pattern) => pattern.test(problem));
      if (!isKnown && request.url === problemsPath()) problems.push(problem);
      return response.writeHead(204).end();
    }
    response.on('finish', () => {
      // Browsers ask for it where a page does not name its icon: for text files.
      if (response.statusCode >= 400 && request.url !== '/favicon.ico')
        problems.push(`${request.url}: ${response.statusCode}`);
    });
    if (!isPageRequest(request)) return handle(request, response);
    const page = await fetch(portal.origin + request.url, { redirect: 'manual' });
    const html = (await page.text()).replace(
      '<head>',
      `<head><script src="${paths.script}"></script>`,
    );
    const headers = [...page.headers].filter(([name]) => !/^content-(length|encoding)$/.test(name));
    return response.writeHead(page.status, Object.fromEntries(headers)).end(html);
  });
  return {
    ...server,
    problems,
    startTest: () => {
      testNumber += 1;
      problems.length = 0;
      failure = undefined;
    },
    setFailure: (next) => {
      failure = next;
    },
    close: async () => {
      await server.close();
      await portal.close();
    },
  };
}
