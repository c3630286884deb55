import { afterEach, beforeEach, vi } from 'vitest';
import { createTestIndex, createTestRecord } from '@/lib/search/engine/tests/create-test-index';
import { executeSearch } from '@/lib/search/engine/worker/execute-search';
import type { SearchRequest, SearchResponse } from '@/lib/search/engine/worker/search-protocol';
import type { HitKind } from '@/lib/search/site/hit-kinds';
import { recordKinds } from '@/lib/search/site/record-kinds';

const count = (length: number) => Array.from({ length }, (_, index) => index + 1);

type Row = [kind: HitKind, url: string, name: string, text?: string];

/** The pages of a small portal with their parts: many about visits, and one with many parts about tokens. */
const rows: Row[] = [
  ['schema', '/api/schemas/Policy', 'Policy', 'An insurance policy, with its excess.'],
  [
    'field',
    '/api/schemas/Policy#excess',
    'excess',
    'What the patient pays although there is a policy.',
  ],
  ['field', '/api/schemas/Policy#usersLimit', 'usersLimit'],
  ['schema', '/api/schemas/Appointment', 'Appointment'],
  ['value', '/api/schemas/Appointment#PATIENT_CANCELLED', 'PATIENT_CANCELLED'],
  ['operation', '/api/operations/cancelPolicy', 'Cancel a policy', 'Ends the policy of a user.'],
  ['reference', '/api/errors', 'Errors'],
  ['error', '/api/errors#token', 'TOKEN_MISSING'],
  ['guide', '/docs/cancel', 'Cancel a visit', 'How a patient cancels.'],
  ['element', '/docs/combo', 'Dropdown'],
  ['guide', '/docs/tokens', 'Tokens', 'How to get a token.'],
  ...count(9).map((n): Row => ['section', `/docs/tokens#token-${n}`, `Token ${n}`, `Token ${n}.`]),
  ...count(24).map((n): Row => ['guide', `/docs/visit-${n}`, `Visit ${n}`, 'A visit.']),
];

const records = rows.map(([kind, url, name, text = '']) => {
  const [path, anchor] = url.split('#');
  const [context, label] = url.startsWith('/api') ? ['api', 'API'] : ['guides', 'Guides'];
  const title = rows.find(([, other]) => other === path)?.[2] ?? '';
  return createTestRecord({
    kind,
    url,
    context,
    trail: [label, ...(anchor === undefined ? [] : [title])],
    name,
    identifiers: [name],
    text,
    signature: kind === 'operation' ? 'POST /policies/{id}/cancel' : '',
  });
});

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
