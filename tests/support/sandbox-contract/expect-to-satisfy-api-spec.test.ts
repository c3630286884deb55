import { describe, expect, it } from 'vitest';
import { getOpenApiDocument } from '../../../lib/openapi/openapi-document';
import { listOperations } from '../../../lib/openapi/operations';
import { expectToSatisfyApiSpec } from './expect-to-satisfy-api-spec';

function answer(status: number, json?: unknown, type = 'application/json') {
  const body = json === undefined ? null : JSON.stringify(json);
  const headers: Record<string, string> = body === null ? {} : { 'Content-Type': type };
  return { status, json, response: new Response(body, { status, headers }) };
}

const record = {
  error: 'SANDBOX_NOT_FOUND',
  message: 'Not there.',
  data: { reason: 'Not there.' },
  trace: 'sandbox-1',
  timestamp: '2027-03-02T09:10:00Z',
};

describe('An answer is held against the description', () => {
  it('takes the examples of the description, except what is only written', async () => {
    const document = getOpenApiDocument();
    for (const { id, source } of listOperations(document)) {
      for (const [status, described] of Object.entries(source.responses)) {
        const name = described.$ref?.split('/').at(-1);
        const { content } = (name && document.components.responses[name]) || described;
        const examples = content?.['application/json']?.examples ?? {};
        if (status === '405') continue;
        for (const { value } of Object.values(examples)) {
          await expectToSatisfyApiSpec(id, answer(Number(status), value));
        }
      }
    }
  });

  it('refuses a status that the operation has not', async () => {
    await expect(expectToSatisfyApiSpec('getAppointment', answer(403))).rejects.toThrow(
      'the status is 403, and the description has 200, 405',
    );
  });

  it('refuses another content type, and takes any image for image/*', async () => {
    await expect(
      expectToSatisfyApiSpec('getAppointment', answer(200, {}, 'text/html')),
    ).rejects.toThrow('the content type is text/html');
    await expectToSatisfyApiSpec('downloadFile', {
      status: 200,
      json: undefined,
      response: new Response('x', { headers: { 'Content-Type': 'image/png' } }),
    });
  });

  it('refuses a body where none is published', async () => {
    await expectToSatisfyApiSpec('invalidateToken', answer(204));
    await expectToSatisfyApiSpec('invalidateToken', answer(200));
    await expect(expectToSatisfyApiSpec('invalidateToken', answer(200, {}))).rejects.toThrow(
      'has no published body',
    );
  });

  it.each([
    ['a field that the schema has not', { appointmentId: 1, scope: 'ALL' }, '«scope»'],
    ['a field that is only written', { photos: [{ id: 1, base64Data: 'AAAA' }] }, 'only written'],
    ['a wrong enum', { status: 'DONE' }, '/status'],
    ['a date that is none', { scheduledTimestamp: 'soon' }, 'format "date-time"'],
    ['a wrong type, deep inside', { event: { initiatorId: 'me' } }, '/event/initiatorId'],
  ])('refuses %s', async (_, value, fault) => {
    await expect(expectToSatisfyApiSpec('getAppointment', answer(200, value))).rejects.toThrow(
      fault,
    );
  });

  it('takes a whole error record of the sandbox and no other', async () => {
    await expectToSatisfyApiSpec('getAppointment', answer(405, record));
    const { trace: _, ...untraced } = record;
    await expect(expectToSatisfyApiSpec('getAppointment', answer(405, untraced))).rejects.toThrow(
      'has no trace',
    );
    await expect(
      expectToSatisfyApiSpec('getAppointment', answer(405, { ...record, error: 'SANDBOX_FAULT' })),
    ).rejects.toThrow('the sandbox itself failed');
  });
});
