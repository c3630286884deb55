import { describe, expect, it } from 'vitest';
import { requestDescription as description } from '../../../tests/support/request-description';
import { createHttpRequest } from './http-request';
import { readSentDraft, toConsoleFields } from './read-sent-draft';
import { createDraft, type RequestDraft } from './request-draft';

const base = 'https://docs.example.com/sandbox/api/v2';

const drafts: RequestDraft[] = [
  createDraft(description),
  { ...createDraft(description), user: 'nobody', parameters: { 'path.id': 'a/b?' } },
  {
    ...createDraft(description),
    parameters: { 'path.id': '7', 'query.ids': '1, 2', 'query.language': 'EN' },
    body: '',
  },
];

describe('readSentDraft', () => {
  it.each(drafts)('is the inverse of createHttpRequest: %#', (draft) => {
    const request = createHttpRequest(description, draft, base, undefined);
    expect(readSentDraft(description, request, base, draft)).toEqual(draft);
  });

  it('reads a list that is one value with commas', () => {
    const request = { url: `${base}/visits/7?ids=1,2` };
    const { parameters } = readSentDraft(description, request, base, createDraft(description));
    expect(parameters).toEqual({ 'path.id': '7', 'query.ids': '1, 2' });
  });
});

describe('toConsoleFields', () => {
  it("writes lists as JSON, which the console's library expects", () => {
    const draft = {
      ...createDraft(description),
      parameters: { 'path.id': '7', 'query.ids': '1, 2' },
    };
    expect(toConsoleFields(description, draft)).toEqual({ id: '7', ids: '[1, 2]', language: '' });
  });
});
