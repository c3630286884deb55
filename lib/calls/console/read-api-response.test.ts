import { describe, expect, it } from 'vitest';
import { sandboxChangesHeader } from '../../sandbox/sandbox-protocol';
import { readApiResponse } from './read-api-response';

const url = 'https://docs.example.com/sandbox/api/v2/appointments';

describe('readApiResponse', () => {
  it('lists what changed in the sandbox, which is no header of the API', async () => {
    const headers = {
      'X-Trace': 'a',
      [sandboxChangesHeader]: 'appointments 1 added, policies 2 changed',
    };
    const response = new Response(null, { status: 204, headers });
    const displayed = await readApiResponse(response, url, new Blob([]), 12);
    expect(displayed).toMatchObject({
      status: 204,
      duration: 12,
      headers: [['x-trace', 'a']],
      content: { kind: 'none' },
      changes: ['appointments 1 added', 'policies 2 changed'],
    });
  });

  it('names the file after the path', async () => {
    const response = new Response(null, { headers: { 'Content-Type': 'application/json' } });
    const { fileName, changes } = await readApiResponse(response, url, new Blob(['[]']), 1);
    expect([fileName, changes]).toEqual(['appointments.json', []]);
  });
});
