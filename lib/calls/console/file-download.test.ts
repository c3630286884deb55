import { describe, expect, it } from 'vitest';
import { getDownloadFileName } from './file-download';

const headers = (type: string, disposition?: string) =>
  new Headers({
    'Content-Type': type,
    ...(disposition && { 'Content-Disposition': disposition }),
  });

describe('getDownloadFileName', () => {
  it('returns the name that the server suggests, without slashes', () => {
    const suggested = headers('application/pdf', 'attachment; filename="../a/summary.pdf"');
    expect(getDownloadFileName('https://x.example/file/1', suggested)).toBe('.._a_summary.pdf');
  });

  it('returns the last path segment if it is a file name', () => {
    expect(
      getDownloadFileName('https://x.example/policies/download.xlsx', headers('text/plain')),
    ).toBe('download.xlsx');
  });

  it('otherwise returns the last word in the path with the extension of the media type', () => {
    const json = headers('application/json; charset=utf-8');
    expect(getDownloadFileName('https://x.example/api/v2/appointments/70412', json)).toBe(
      'appointments.json',
    );
    expect(getDownloadFileName('https://x.example/policies', headers('multipart/mixed'))).toBe(
      'policies.bin',
    );
    expect(getDownloadFileName('https://x.example/', json)).toBe('response.json');
  });
});
