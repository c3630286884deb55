import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestDescription as description } from '../../../tests/support/request-description';
import { nobody } from '../../api/users/nobody';
import { createHttpRequest } from './http-request';
import { createDraft, type RequestDraft } from './request-draft';

const draft = createDraft(description);
const withParameters = (parameters: Record<string, string>): RequestDraft => ({
  ...draft,
  parameters,
});
const base = 'https://api.example.com/api/v2';

describe('createHttpRequest', () => {
  it('creates the request of the first example', () => {
    expect(createHttpRequest(description, draft, base, 'dana-token')).toEqual({
      method: 'POST',
      url: `${base}/visits/7`,
      headers: [
        ['X-Token', 'dana-token'],
        ['Content-Type', 'application/json'],
      ],
      body: '{\n  "fee": 60\n}',
    });
  });

  it('repeats the parameter of a list, and leaves out what is empty', () => {
    const request = createHttpRequest(
      description,
      withParameters({ 'path.id': '7', 'query.ids': '1, 2,', 'query.language': ' ' }),
      base,
      undefined,
    );
    expect(request.url).toBe(`${base}/visits/7?ids=1&ids=2`);
  });

  it('sends no token as nobody, and no body if the text is empty', () => {
    const request = createHttpRequest(
      description,
      { ...draft, user: nobody, body: ' ' },
      base,
      'dana-token',
    );
    expect(request.headers).toEqual([]);
    expect(request).not.toHaveProperty('body');
  });

  it('keeps any path parameter within its segment', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== ''),
        (text) => {
          const { url } = createHttpRequest(
            description,
            withParameters({ 'path.id': text }),
            base,
            undefined,
          );
          const { pathname, search, hash } = new URL(url);
          expect([search, hash]).toEqual(['', '']);
          // Only "." and ".." change the path; checkParameters() blocks them.
          if (!/^\.{1,2}$/.test(text.trim())) {
            expect(pathname.split('/')).toHaveLength(5);
            expect(decodeURIComponent(pathname.split('/').at(-1) ?? '')).toBe(text.trim());
          }
        },
      ),
    );
  });
});
