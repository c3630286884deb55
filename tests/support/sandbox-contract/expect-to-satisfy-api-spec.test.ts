import { describe, expect, it } from 'vitest';
import { getOpenApiDocument } from '../../../lib/api/description/load-openapi-document';
import { listOperations } from '../../../lib/api/description/operations';
import { expectToSatisfyApiSpec } from './expect-to-satisfy-api-spec';

function createResponse(status: number, json?: unknown, type = 'application/json') {
  const body = json === undefined ? null : JSON.stringify(json);
  const headers: Record<string, string> = body === null ? {} : { 'Content-Type': type };
  return { status, json, response: new Response(body, { status, headers }) };
}

const errorRecord = {
  error: 'SANDBOX_NOT_FOUND',
  message: 'Not there.',
  data: { reason: 'Not there.' },
  trace: 'sandbox-1',
  timestamp: '2027-03-02T09:10:00Z',
};

describe('expectToSatisfyApiSpec', () => {
  it('accepts the response examples of the API description', async () => {
    const document = getOpenApiDocument();
    for (const { id, source } of listOperations(document)) {
      for (const [status, described] of Object.entries(source.responses)) {
        const name = described.$ref?.split('/').at(-1);
        const { content } = (name && document.components.responses[name]) || described;
        const examples = content?.['application/json']?.examples ?? {};
        if (status === '405') continue;
        for (const { value } of Object.values(examples)) {
          await expectToSatisfyApiSpec(id, createResponse(Number(status), value));
        }
      }
    }
  });

  it('rejects a status that the operation does not have', async () => {
    await expect(expectToSatisfyApiSpec('getAppointment', createResponse(403))).rejects.toThrow(
      'expected the status 200 or 405, found 403',
    );
  });

  it('rejects another content type and accepts any image for image/*', async () => {
    await expect(
      expectToSatisfyApiSpec('getAppointment', createResponse(200, {}, 'text/html')),
    ).rejects.toThrow('found text/html');
    await expectToSatisfyApiSpec('downloadFile', {
      status: 200,
      json: undefined,
      response: new Response('x', { headers: { 'Content-Type': 'image/png' } }),
    });
  });

  it('rejects a body if none is documented', async () => {
    await expectToSatisfyApiSpec('invalidateToken', createResponse(204));
    await expectToSatisfyApiSpec('invalidateToken', createResponse(200));
    await expect(
      expectToSatisfyApiSpec('invalidateToken', createResponse(200, {})),
    ).rejects.toThrow('expected no body');
  });

  it.each([
    ['an unknown field', { appointmentId: 1, scope: 'ALL' }, '"scope"'],
    ['a write-only field', { photos: [{ id: 1, base64Data: 'AAAA' }] }, 'is write-only'],
    ['an unknown enumeration value', { status: 'DONE' }, '/status'],
    ['an invalid date', { scheduledTimestamp: 'soon' }, 'format "date-time"'],
    ['a wrong type in a nested object', { event: { initiatorId: 'me' } }, '/event/initiatorId'],
  ])('rejects %s', async (_, value, message) => {
    await expect(
      expectToSatisfyApiSpec('getAppointment', createResponse(200, value)),
    ).rejects.toThrow(message);
  });

  it('accepts only complete error records that do not report an internal error', async () => {
    await expectToSatisfyApiSpec('getAppointment', createResponse(405, errorRecord));
    const { trace: _, ...withoutTrace } = errorRecord;
    await expect(
      expectToSatisfyApiSpec('getAppointment', createResponse(405, withoutTrace)),
    ).rejects.toThrow('has no trace');
    const internalError = { ...errorRecord, error: 'SANDBOX_FAULT' };
    await expect(
      expectToSatisfyApiSpec('getAppointment', createResponse(405, internalError)),
    ).rejects.toThrow('the sandbox itself failed');
  });
});
