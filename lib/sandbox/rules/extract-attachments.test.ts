import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import { extractAttachments } from './extract-attachments';

describe('the attachments of an appointment', () => {
  it('replace base64Data of the request with path and fileSize', () => {
    const sandbox = createTestSandbox();
    const sent = {
      photos: [
        {
          name: 'Throat',
          base64Data: 'aGVsbG8=',
          path: 'mine.png',
          fileSize: 99,
          fileTypeEnum: 'PROBLEM_DESCRIPTION_PHOTO',
        },
      ],
    };
    const { fields, files } = extractAttachments(sandbox, sent);
    const [photo] = fields.photos ?? [];
    expect(photo).toEqual({
      id: 1000001,
      name: 'Throat',
      path: 'photo-1000001.png',
      fileSize: 5,
      timestampUploaded: '2027-03-02T09:10:00Z',
      fileTypeEnum: 'PROBLEM_DESCRIPTION_PHOTO',
    });
    expect(files).toMatchObject([{ id: 'photo-1000001.png', kind: 'file', type: 'image/png' }]);
  });

  it('retain their file if an update sends their id, but not for a path alone', () => {
    const sandbox = createTestSandbox();
    const appointment = sandbox.store.get('appointments', 70412);
    const previous = appointment && { ...appointment, photos: [{ id: 7, path: 'photo-7.png' }] };
    const sent = { photos: [{ id: 7, comments: 'Better' }, { path: 'other.png' }] };
    expect(extractAttachments(sandbox, sent, previous)).toEqual({
      fields: { photos: [{ id: 7, path: 'photo-7.png', comments: 'Better' }, {}] },
      files: [],
    });
  });

  it('include those of extra charges, with the type of a PDF', () => {
    const sandbox = createTestSandbox();
    const extras = [{ amount: 18, photos: [{ base64Data: 'JVBERi0=' }] }, { amount: 2 }];
    const { fields, files } = extractAttachments(sandbox, { extras });
    expect(fields.extras).toMatchObject([
      { amount: 18, photos: [{ path: 'photo-1000001.pdf', fileSize: 5 }] },
      { amount: 2 },
    ]);
    expect(files).toMatchObject([{ type: 'application/pdf' }]);
    expect(JSON.stringify(fields)).not.toContain('base64');
  });

  it('belong to an extra charge of the type DOCTOR_CLINIC by default', () => {
    const extras = [{ amount: 18 }, { amount: 2, type: 'MEDICINE' }];
    const { fields } = extractAttachments(createTestSandbox(), { extras });
    expect(fields.extras).toEqual([
      { amount: 18, type: 'DOCTOR_CLINIC' },
      { amount: 2, type: 'MEDICINE' },
    ]);
  });

  it('are unchanged if the request sends none', () => {
    expect(extractAttachments(createTestSandbox(), {})).toEqual({ fields: {}, files: [] });
  });
});
