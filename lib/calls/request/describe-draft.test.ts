import { describe, expect, it } from 'vitest';
import { requestDescription as description } from '../../../tests/support/request-description';
import { nobody } from '../../api/users/nobody';
import { abbreviateSender, describeDraft, describeSender, labelSend } from './describe-draft';
import { createDraft, ownToken } from './request-draft';

it('describes as whom a request is sent', () => {
  expect(describeSender(description, 'patient')).toBe('as Dana Example, a patient');
  expect(describeSender(description, nobody)).toBe('without a token');
  expect(abbreviateSender(description, 'patient')).toBe('Dana (patient)');
  expect(abbreviateSender(description, 'carrier')).toBe('Casey (carrier)');
  expect(abbreviateSender(description, ownToken)).toBe('Your token');
});

it('labels the button that sends to a live server with its name', () => {
  const server = { url: 'https://api.example.com/api/v2', label: 'Production' };
  const draft = { ...createDraft(description), server: server.url };
  const label = (isLive: boolean) =>
    labelSend({ ...description, servers: [{ ...server, isLive }] }, draft);
  expect(label(true)).toBe('Send to Production');
  expect(label(false)).toBe('Send');
});

describe('describeDraft', () => {
  const draft = createDraft(description);

  it('names the values that differ from the first example', () => {
    expect(describeDraft(description, { ...draft, body: '{"fee": "abc"}' })).toBe('fee: abc');
    const parameters = { 'path.id': '9', 'query.language': 'DE' };
    expect(describeDraft(description, { ...draft, parameters })).toBe('id: 9, language: DE');
  });

  it('names no empty values', () => {
    const body = '{"careOf": "", "fee": "abc"}';
    expect(describeDraft(description, { ...draft, body })).toBe('fee: abc');
  });

  it('says that a body is not JSON', () => {
    expect(describeDraft(description, { ...draft, body: '{"fee": ' })).toBe('Invalid JSON');
  });

  it('names the first example', () => {
    expect(describeDraft(description, { ...draft, user: 'carrier' })).toBe('First');
    const presets = description.presets.map((preset) => ({ ...preset, body: undefined }));
    const withoutBody = { ...description, presets };
    expect(describeDraft(withoutBody, createDraft(withoutBody))).toBe('id: 7');
  });
});
