import { describe, expect, it } from 'vitest';
import { noteUnread } from './note-unread';
import { readInput } from './read-input';

const address = 'https://api.test.example.com/api/v2/appointments';
const code = `requests.get("${address}", headers={"X-Token": token})`;

const listNotes = (text: string) => noteUnread(readInput(text), text).map(({ message }) => message);

describe('what looks like a part of a call, but belongs to none, is named', () => {
  it.each([
    ['a status', `curl ${address}\nHTTP/1.1 200 OK\n\n[]\nand later\nHTTP/1.1 405 Error`, 'Line 6'],
    ['an exception', `${code}\n\nValueError: no appointment`, 'Line 3'],
    ['a further request', `curl ${address}\n\nPUT ${address}/7 HTTP/1.1`, 'Line 3'],
    ['JSON', `${code}\n[]\n\n{\n  "one": "E",\n  "other": "a1"\n}`, 'Lines 4 to 7'],
  ])('%s', (_what, text, place) => {
    expect(listNotes(text)).toEqual([
      expect.stringContaining(`${place} were`.slice(0, place.length)),
    ]);
  });

  it.each([
    `curl ${address}\nHTTP/1.1 405 Error`,
    `${code}\nrequests.exceptions.HTTPError: 405 Client Error: Method Not Allowed`,
    `GET ${address} HTTP/1.1\nX-Token: x\n\nHTTP/1.1 200 OK\n\n[]`,
  ])('and nothing else: %s', (text) => {
    expect(listNotes(text)).toEqual([]);
  });
});

describe('calls in a log below code', () => {
  const post = `requests.post(f"${address}/{id}/video-token", headers=headers)`;

  it('are the responses of those in the code, or calls of their own', () => {
    const log = [
      '2027-03-02 10:05:11 POST /api/v2/appointments/7/video-token 405',
      '2027-03-02 10:05:12 GET /api/v2/appointments 200',
    ];
    expect(readInput([post, '', ...log].join('\n')).calls).toMatchObject([
      { request: { method: 'POST' }, response: { status: 405 } },
      { request: { method: 'GET', url: '/api/v2/appointments' }, response: { status: 200 } },
    ]);
  });

  it('are not in comments and sentences', () => {
    expect(readInput(`${post}\n# then GET /appointments`).calls).toHaveLength(1);
  });
});
