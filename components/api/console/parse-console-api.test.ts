import { describe, expect, it } from 'vitest';
import { parseConsoleApi } from './parse-console-api';

const origin = 'https://docs.example.com';

describe('parseConsoleApi', () => {
  it('resolves server URLs against the origin and removes the slash at the end', () => {
    const servers = [{ url: '/sandbox/api/v2' }, { url: 'https://api.example.com/v2/' }];
    expect(parseConsoleApi({ servers, paths: {} }, origin).servers).toEqual([
      'https://docs.example.com/sandbox/api/v2',
      'https://api.example.com/v2',
    ]);
  });

  it('knows which server is live', () => {
    const servers = [
      { url: '/sandbox/api/v2', description: 'Sandbox' },
      { url: 'https://api.example.com/v2', description: 'Production', 'x-live': true },
    ];
    expect(parseConsoleApi({ servers, paths: {} }, origin).choices).toMatchObject([
      { label: 'Sandbox', isLive: false },
      { label: 'Production', isLive: true },
    ]);
  });

  it('maps operation IDs to path templates and ignores other keys of path items', () => {
    const pathItem = {
      parameters: [],
      get: { operationId: 'getAppointment' },
      delete: { operationId: 'deleteAppointment' },
    };
    const document = { servers: [], paths: { '/appointments/{id}': pathItem } };
    expect([...parseConsoleApi(document, origin).pathTemplates]).toEqual([
      ['getAppointment', '/appointments/{id}'],
      ['deleteAppointment', '/appointments/{id}'],
    ]);
  });

  it('knows where operations take a token', () => {
    const credential = { kind: 'header', name: 'X-Token', label: 'Access token (X-Token)' };
    const paths = { '/a': { get: { operationId: 'a' }, put: { operationId: 'b' } } };
    const document = { servers: [], paths, 'x-credentials': { a: credential } };
    expect([...parseConsoleApi(document, origin).credentials]).toEqual([['a', credential]]);
  });

  it.each([null, [], {}, { servers: [] }, { servers: {}, paths: {} }])('rejects %j', (document) => {
    expect(() => parseConsoleApi(document, origin)).toThrow('has no servers or no paths');
  });
});
