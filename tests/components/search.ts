import { afterEach, beforeEach, vi } from 'vitest';
import type { SearchRecord } from '@/lib/search/index/search-record';
import { createTestIndex, createTestRecord } from '@/lib/search/tests/create-test-index';
import { executeSearch } from '@/lib/search/worker/execute-search';
import type { SearchRequest, SearchResponse } from '@/lib/search/worker/search-protocol';
import { recordKinds } from '@/lib/site-search/record-kinds';

const createApiRecord = (record: Partial<SearchRecord> & { url: string }) =>
  createTestRecord({ context: 'api', trail: ['API', 'Schemas'], ...record });

const createGuide = (path: string, name: string, text: string) =>
  createTestRecord({ url: `/docs/${path}`, context: 'guides', trail: ['Guides'], name, text });

const count = (length: number) => Array.from({ length }, (_, index) => index + 1);

/** The pages of a small portal: one with many parts about tokens, many about visits, and one of each kind. */
const records = [
  createApiRecord({
    url: '/api/schemas/Policy',
    kind: 'schema',
    name: 'Policy',
    text: 'An insurance policy, with its excess.',
  }),
  ...[
    ['excess', 'What the patient pays although there is a policy.'],
    ['usersLimit', 'The largest number of users.'],
  ].map(([name = '', text = '']) =>
    createApiRecord({
      url: `/api/schemas/Policy#${name}`,
      kind: 'field',
      trail: ['API', 'Schemas', 'Policy'],
      name,
      identifiers: [name],
      text,
    }),
  ),
  createApiRecord({ url: '/api/schemas/Appointment', kind: 'schema', name: 'Appointment' }),
  createApiRecord({
    url: '/api/schemas/Appointment#PATIENT_CANCELLED',
    kind: 'value',
    trail: ['API', 'Schemas', 'Appointment'],
    name: 'PATIENT_CANCELLED',
    identifiers: ['PATIENT_CANCELLED'],
  }),
  createApiRecord({
    url: '/api/operations/cancelPolicy',
    kind: 'operation',
    trail: ['API', 'Operations'],
    name: 'Cancel a policy',
    text: 'Ends the policy of a user.',
    signature: 'POST /policies/{id}/cancel',
  }),
  createGuide('cancel', 'Cancel a visit', 'How a patient cancels.'),
  createGuide('tokens', 'Tokens', 'How to get a token.'),
  ...count(9).map((number) =>
    createTestRecord({
      url: `/docs/tokens#token-${number}`,
      context: 'guides',
      trail: ['Guides', 'Tokens'],
      name: `Token ${number}`,
      text: `About token ${number}.`,
    }),
  ),
  createApiRecord({ url: '/api/errors', kind: 'reference', name: 'Errors' }),
  createApiRecord({ url: '/api/errors#token', kind: 'error', name: 'TOKEN_MISSING' }),
  createGuide('webhooks', 'Webhooks', 'The portal calls a webhook.'),
  createTestRecord({ url: '/docs/combo', kind: 'element', context: 'elements', name: 'Dropdown' }),
  ...count(24).map((number) => createGuide(`visit-${number}`, `Visit ${number}`, 'A visit.')),
];

/** Whether the responses of the worker arrive, and whether it finds its index. */
type PageSearch = { isFailing: boolean; arrival: Promise<unknown> };

/** Lets the components of a file search the small portal: the worker runs in the page. */
export function searchInPage(): PageSearch {
  const search: PageSearch = { isFailing: false, arrival: Promise.resolve() };
  const building = createTestIndex(records, [], { kinds: recordKinds });
  const workers = new Set<EventTarget>();

  class PageWorker extends EventTarget {
    terminate() {}
    async postMessage({ requestId, ...parameters }: SearchRequest) {
      workers.add(this);
      const { engine } = await building;
      await search.arrival;
      const data: SearchResponse = search.isFailing
        ? { requestId, error: 'HTTP 404' }
        : { requestId, ...(await executeSearch(engine, parameters)) };
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }

  beforeEach(() => {
    Object.assign(search, { isFailing: false, arrival: Promise.resolve() });
    vi.stubGlobal('Worker', PageWorker);
  });
  afterEach(() => {
    // The page's only search client starts another worker after a failure.
    for (const worker of workers) worker.dispatchEvent(new Event('error'));
    workers.clear();
    vi.unstubAllGlobals();
  });
  return search;
}

/** Keeps the tab where it is when a test follows links. Returns the list of their URLs. */
export function collectFollowedLinks(): string[] {
  const urls: string[] = [];
  const keep = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    urls.push(link.getAttribute('href') ?? '');
  };
  beforeEach(() => {
    urls.length = 0;
    document.addEventListener('click', keep);
  });
  afterEach(() => document.removeEventListener('click', keep));
  return urls;
}
