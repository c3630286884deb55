import fc from 'fast-check';
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

  it.each([
    [`attachment; filename*=UTF-8''R%C3%A9sum%C3%A9.pdf`, 'Résumé.pdf'],
    [`attachment; filename="Resume.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9.pdf`, 'Résumé.pdf'],
    [`attachment; filename*=UTF-8''R%C3%A9sum%C3%A9.pdf; filename="Resume.pdf"`, 'Résumé.pdf'],
    [`attachment; filename*=iso-8859-1'en'%A3%20rates.pdf`, '£ rates.pdf'],
    [`attachment; filename*=UTF-8''%E9.pdf; filename=x.pdf`, 'x.pdf'],
    ['attachment; filename="a; b.pdf"', 'a; b.pdf'],
    [String.raw`attachment; filename="a \"q\" \\ b.pdf"`, 'a _q_ _ b.pdf'],
    ['attachment ; FileName = x.pdf ; size=3', 'x.pdf'],
    ['inline; filename=x.pdf', 'x.pdf'],
    ['attachment; filename="gr\u00c3\u00b6\u00c3\u009fe.pdf"', 'größe.pdf'],
    ['attachment; filename="gr\u00f6\u00dfe.pdf"', 'größe.pdf'],
    ['attachment; filename="a%20b.pdf"', 'a%20b.pdf'],
    [`attachment; filename*=UTF-8''a%00b%0Ac%7F.pdf`, 'a_b_c_.pdf'],
    [`attachment; filename*=UTF-8''x%E2%80%AEfdp.exe`, 'xfdp.exe'],
    ['attachment; filename="CON.pdf"', '_CON.pdf'],
    ['attachment; filename=" notes. . "', 'notes'],
    ['attachment; filename=".."', 'file.pdf'],
    ['attachment; filename=""', 'file.pdf'],
    ['attachment', 'file.pdf'],
  ])('reads the name of %s', (disposition, name) => {
    const suggested = headers('application/pdf', disposition);
    expect(getDownloadFileName('https://x.example/file/1', suggested)).toBe(name);
  });

  it('returns a name for any file system, whatever the server sends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', '.pdf'), (name, extension) => {
        const text = new TextDecoder().decode(new TextEncoder().encode(`${name}${extension}`));
        const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(text)}`;
        const saved = getDownloadFileName('https://x.example/file/%E9', headers('x', disposition));
        expect(saved).toMatch(/^[^\\/:*?"<>|\p{Cc}]*[^\\/:*?"<>|\p{Cc} .]$/u);
        expect(new TextEncoder().encode(saved).length).toBeLessThanOrEqual(200);
      }),
    );
    const long = `attachment; filename="${'größe '.repeat(90)}.pdf"`;
    expect(getDownloadFileName('https://x.example/', headers('x', long))).toMatch(
      /^größe .*\.pdf$/,
    );
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
