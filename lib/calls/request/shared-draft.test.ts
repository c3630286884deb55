import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestDescription as description } from '../../../tests/support/request-description';
import { nobody } from '../../api/users/nobody';
import { createDraft, ownToken, parseDraft, selectServer } from './request-draft';
import {
  decodeDraft,
  draftUrl,
  encodeDraft,
  nextCallUrl,
  presetUrl,
  readLinkedDraft,
} from './shared-draft';

const searchOf = (url: string | undefined) => new URL(url ?? '', 'https://x.example').search;

describe('the link of a request', () => {
  it('reproduces the request for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string(), (body, id) => {
        const draft = { ...createDraft(description), body, parameters: { 'path.id': id } };
        expect(readLinkedDraft(searchOf(draftUrl(draft)), description)).toEqual(draft);
      }),
    );
  });

  it('has no token', () => {
    const link = draftUrl({ ...createDraft(description), user: ownToken }) ?? '';
    for (const { token } of description.users) {
      expect(atob(searchOf(link).slice('?request='.length))).not.toContain(token);
    }
  });

  it('is not offered if it would be too long', () => {
    expect(encodeDraft({ ...createDraft(description), body: 'x'.repeat(9000) })).toBeUndefined();
  });

  it('opens an example, and fills in an id', () => {
    expect(readLinkedDraft(searchOf(presetUrl('refused')), description)?.user).toBe('carrier');
    const link = nextCallUrl({ parameter: 'path.id', value: '70412' });
    expect(readLinkedDraft(searchOf(link), description)?.parameters['path.id']).toBe('70412');
    expect(readLinkedDraft('', description)).toBeUndefined();
  });
});

describe('a draft from a link', () => {
  it('cannot choose where a token goes', () => {
    const draft = { ...createDraft(description), user: ownToken, server: 'https://evil.example' };
    expect(parseDraft(draft, description)?.server).toBe('sandbox');
  });

  it('sends no token of a sandbox user to a server', () => {
    const [server] = description.servers;
    const draft = { ...createDraft(description), server: server?.url };
    expect(parseDraft(draft, description)).toMatchObject({ server: server?.url, user: ownToken });
    expect(selectServer(createDraft(description), server?.url ?? '').user).toBe(ownToken);
  });

  it('has only parameters and users of the operation', () => {
    const parsed = parseDraft(
      { user: 'x', server: 'sandbox', body: '', parameters: { 'path.id': '1', 'query.x': '2' } },
      description,
    );
    expect(parsed).toEqual({
      user: nobody,
      server: 'sandbox',
      body: '',
      parameters: { 'path.id': '1' },
    });
  });

  it('is ignored if it is anything else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeDraft(text, description)).toBeUndefined();
      }),
    );
    expect(parseDraft({ parameters: { 'path.id': 1 }, body: '' }, description)).toBeUndefined();
  });
});
