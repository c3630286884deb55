import { describe, expect, it } from 'vitest';
import { formatBytes, getDownloadFileName } from './console-call';

const headers = (type: string, disposition?: string) =>
  new Headers({
    'Content-Type': type,
    ...(disposition && { 'Content-Disposition': disposition }),
  });

describe('nameFile', () => {
  it('takes what the server suggests, and never a path of it', () => {
    const suggested = headers('application/pdf', 'attachment; filename="../a/summary.pdf"');
    expect(getDownloadFileName('https://x.example/file/1', suggested)).toBe('.._a_summary.pdf');
  });
  it('takes the end of the path where it names a file', () => {
    expect(
      getDownloadFileName('https://x.example/policies/download.xlsx', headers('text/plain')),
    ).toBe('download.xlsx');
  });
  it('takes the last word of the path and the type otherwise', () => {
    const json = headers('application/json; charset=utf-8');
    expect(getDownloadFileName('https://x.example/api/v2/appointments/70412', json)).toBe(
      'appointments.json',
    );
    expect(getDownloadFileName('https://x.example/policies', headers('multipart/mixed'))).toBe(
      'policies.bin',
    );
    expect(getDownloadFileName('https://x.example/', json)).toBe('answer.json');
  });
});

describe('describeSize', () => {
  it.each([
    [0, '0 B'],
    [4200, '4.2 KB'],
    [2_500_000, '2.5 MB'],
  ])('says %d bytes as %s', (bytes, words) => {
    expect(formatBytes(bytes)).toBe(words);
  });
});
