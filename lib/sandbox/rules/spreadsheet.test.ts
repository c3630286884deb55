import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type CellValue, writeSpreadsheet } from './spreadsheet';

const write = (...rows: CellValue[][]) => {
  const columns = (rows[0] ?? []).map((_, index) => ({
    heading: `Column ${index + 1}`,
    value: (row: CellValue[]) => row[index],
  }));
  const parts = unzipSync(writeSpreadsheet('Test', columns, rows));
  return Object.fromEntries(
    Object.entries(parts).map(([path, content]) => [path, strFromU8(content)]),
  );
};
const writeSheet = (...rows: CellValue[][]) => write(...rows)['xl/worksheets/sheet1.xml'] ?? '';

describe('a spreadsheet', () => {
  it('has the parts of a workbook with one sheet', () => {
    const parts = write(['a']);
    expect(Object.keys(parts).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    for (const part of Object.values(parts)) expect(part).toMatch(/^<\?xml version="1.0"/);
    expect(parts['xl/workbook.xml']).toContain('<sheet name="Test" sheetId="1" r:id="rId1"/>');
  });

  it('has headings, texts, and numbers', () => {
    const sheet = writeSheet(['TRV-0020417', 60.5, undefined, 3]);
    expect(sheet).toContain('<c r="A1" s="1" t="inlineStr"><is><t xml:space="preserve">Column 1');
    expect(sheet).toContain('<t xml:space="preserve">TRV-0020417</t>');
    expect(sheet).toContain('<c r="B2" s="0"><v>60.5</v></c>');
    expect(sheet).not.toContain('r="C2"');
    expect(sheet).toContain('<c r="D2" s="0"><v>3</v></c>');
  });

  it('escapes reserved characters and removes characters that XML does not allow', () => {
    const sheet = writeSheet(['<a href="x">&\u0000\u001f\ud800\uffff ü😀']);
    expect(sheet).toContain('&lt;a href=&quot;x&quot;&gt;&amp; ü😀</t>');
  });

  it('names columns after Z with two letters', () => {
    expect(writeSheet(Array.from({ length: 53 }, () => 1))).toMatch(/r="Z2".*r="AA2".*r="BA2"/);
  });

  it('truncates texts that are too long for a cell and omits infinite numbers', () => {
    expect(writeSheet(['x'.repeat(40_000)])).not.toContain('x'.repeat(32_768));
    expect(writeSheet([Number.POSITIVE_INFINITY, 1e300])).toContain(
      '<row r="2"><c r="B2" s="0"><v>1e+300</v></c></row>',
    );
  });

  it('is identical for the same records', () => {
    const create = () => writeSpreadsheet('A', [{ heading: 'B', value: () => 1 }], [1]);
    expect(create()).toEqual(create());
  });
});
