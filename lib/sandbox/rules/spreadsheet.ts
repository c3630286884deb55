import { strToU8, zipSync } from 'fflate';

/** The value of a cell. An empty cell is `undefined`. */
export type CellValue = string | number | undefined;

/** A column with its heading, its width in characters, and its value for a record. */
type Column<Row> = { heading: string; width?: number; value: (row: Row) => CellValue };

export const spreadsheetMediaType =
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Maximum number of characters in a cell (a limit of Excel). */
const maxCellCharacters = 32_767;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns whether XML 1.0 allows a character. */
function isXmlCharacter(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

const escapeXml = (text: string) =>
  [...text.slice(0, maxCellCharacters)]
    .filter(isXmlCharacter)
    .join('')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** Returns the name of a column: 0 → A, 25 → Z, 26 → AA. */
function getColumnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : getColumnName(Math.floor(index / 26) - 1) + letter;
}

function writeCell(value: CellValue, column: number, row: number, style: number): string {
  const attributes = `r="${getColumnName(column)}${row}" s="${style}"`;
  if (typeof value === 'number')
    return Number.isFinite(value) ? `<c ${attributes}><v>${value}</v></c>` : '';
  if (value === undefined || value === '') return '';
  return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}

const writeRow = (cells: CellValue[], row: number, style: number) =>
  `<row r="${row}">${cells.map((cell, column) => writeCell(cell, column, row, style)).join('')}</row>`;

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const mainNamespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relationshipsNamespace =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const contentTypePrefix = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts that do not depend on the records. Cell style 1 is bold. */
const fixedParts = {
  '[Content_Types].xml': `<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentTypePrefix}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentTypePrefix}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentTypePrefix}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="${relationshipsNamespace}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="${relationshipsNamespace}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationshipsNamespace}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet ${mainNamespace}><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

/**
 * Returns a spreadsheet (.xlsx) with one sheet: a row of bold headings, and a row for each record. Dates are text.
 *
 * The library write-excel-file cannot be used, because it compresses sheets above 160 KB in a Web Worker, which a
 * service worker cannot start.
 * @param name name of the sheet: at most 31 characters, without []:*?/\
 */
export function writeSpreadsheet<Row>(
  name: string,
  columns: Column<Row>[],
  rows: Row[],
): Uint8Array {
  const widths = columns.map(
    ({ width = 14 }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const headings = writeRow(
    columns.map(({ heading }) => heading),
    1,
    1,
  );
  const bodyRows = rows.map((row, index) =>
    writeRow(
      columns.map(({ value }) => value(row)),
      index + 2,
      0,
    ),
  );
  const parts = {
    ...fixedParts,
    'xl/workbook.xml': `<workbook ${mainNamespace} xmlns:r="${relationshipsNamespace}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${mainNamespace}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${headings}${bodyRows.join('')}</sheetData></worksheet>`,
  };
  const files = Object.entries(parts).map(([path, xml]) => [path, strToU8(xmlDeclaration + xml)]);
  // Zip files contain a local time. With a fixed time, the same records result in the same file.
  return zipSync(Object.fromEntries(files), { mtime: new Date(2027, 0, 1) });
}
