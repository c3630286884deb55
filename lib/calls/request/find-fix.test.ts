import { describe, expect, it } from 'vitest';
import { requestDescription as description } from '../../../tests/support/request-description';
import type { ResponseContent } from '../console/api-response';
import { findFix } from './find-fix';
import { createDraft, draftPreset } from './request-draft';

const draft = createDraft(description);
const content: ResponseContent = { kind: 'none' };
const refused = { status: 405, errorSummary: { error: 'X' }, content };

describe('findFix', () => {
  it('offers nothing for a success, a server, or a case that is refused on purpose', () => {
    expect(findFix(description, draft, { status: 200, content })).toBeUndefined();
    expect(findFix(description, { ...draft, server: 'https://x' }, refused)).toBeUndefined();
    const preset = description.presets.find(({ id }) => id === 'refused');
    expect(preset && findFix(description, draftPreset(preset), refused)).toBeUndefined();
  });

  it('offers the user for whom the operation works', () => {
    const fix = findFix(description, { ...draft, user: 'carrier' }, refused);
    expect(fix?.text).toBe('Works as Dana Example, a patient.');
    expect(fix?.label).toBe('Switch and send');
    expect(fix?.action).toEqual({ kind: 'replace', draft });
  });

  it('promises nothing about a request of the reader or an example that is refused on purpose', () => {
    const own = findFix(description, { ...draft, user: 'carrier', body: '{}' }, refused);
    expect(own?.text).toBe('The example is sent as Dana Example, a patient.');
    const preset = description.presets.find(({ id }) => id === 'refused');
    if (!preset) throw new Error('no preset');
    const sent = draftPreset(preset);
    const other = findFix(description, { ...sent, user: 'patient' }, refused);
    expect(other?.text).toMatch(/^The example is sent /);
    expect(other?.action).toEqual({ kind: 'replace', draft: sent });
  });

  it('offers the example that works for another body', () => {
    const fix = findFix(description, { ...draft, body: '{}' }, refused);
    expect(fix?.action).toEqual({ kind: 'replace', draft });
  });

  it('offers no example for a body that is not JSON, because it would replace what was typed', () => {
    expect(findFix(description, { ...draft, body: '{"fee": ' }, refused)).toBeUndefined();
  });

  it.each([
    ['SANDBOX_USER_GONE', 'reset'],
    ['SANDBOX_FAULT', 'reset'],
    ['SANDBOX_TOKEN_UNKNOWN', 'log-in'],
    ['OTHER', 'reset'],
  ])('offers to repair the sandbox after %s', (error, kind) => {
    const fix = findFix(description, draft, { status: 405, errorSummary: { error }, content });
    expect(fix?.action.kind).toBe(kind);
  });

  it('offers a reset for a case without its documented outcome', () => {
    const preset = description.presets.find(({ id }) => id === 'refused');
    const fix = preset && findFix(description, draftPreset(preset), { status: 200, content });
    expect(fix?.action).toEqual({ kind: 'reset' });
  });
});
