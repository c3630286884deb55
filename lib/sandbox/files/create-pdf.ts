/** The page in points: A4. */
const page = { width: 595, height: 842, margin: 56 };
const heading = { size: 18, leading: 32 };
const text = { size: 11, leading: 17 };

/** More characters do not fit between the margins, and more lines not on the page. */
const mostCharacters = 85;
const mostLines = 40;

/** Latin-1 without its control characters: the rest the page's font has not. */
const isPrintable = (code: number) => (code >= 32 && code < 127) || (code >= 160 && code < 256);

const toLatin1 = (line: string): string =>
  [...line]
    .map((character) => (isPrintable(character.codePointAt(0) ?? 0) ? character : '?'))
    .join('');

/** A text as PDF writes it, in parentheses. */
const quote = (line: string): string => `(${toLatin1(line).replace(/[\\()]/g, '\\$&')})`;

/** Cuts a long line into lines that fit, at blanks where it has some. */
function wrap(line: string): string[] {
  if (line.length <= mostCharacters) return [line];
  const blank = line.lastIndexOf(' ', mostCharacters);
  const end = blank > 0 ? blank : mostCharacters;
  return [line.slice(0, end), ...wrap(line.slice(end).trimStart())];
}

/** The lines that stand on the page. What could not stand there is cut off first: a line may be of any length. */
function layOut(lines: readonly string[]): string[] {
  return lines
    .slice(0, mostLines)
    .flatMap((line) => line.slice(0, mostCharacters * mostLines).split(/\r\n|\r|\n/))
    .flatMap(wrap)
    .slice(0, mostLines);
}

function writeContent(lines: readonly string[]): string {
  const [first = '', ...others] = layOut(lines);
  return [
    'BT',
    `/F1 ${heading.size} Tf`,
    `${page.margin} ${page.height - page.margin - heading.size} Td`,
    `${quote(first)} Tj`,
    `/F1 ${text.size} Tf`,
    `0 -${heading.leading} Td`,
    `${text.leading} TL`,
    ...others.map((line) => `${quote(line)} Tj T*`),
    'ET',
  ].join('\n');
}

/**
 * A PDF 1.4 of one page with some lines of text in Helvetica, the first as its heading. The font is one of those
 * that every reader of PDF has. Characters outside of Latin-1 become question marks; what does not fit on the page
 * is left out.
 */
export function createPdf(lines: readonly string[]): Uint8Array {
  const content = writeContent(lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  // Every character is one byte, so that the length of a text is its place in the file. The four high characters
  // tell those who send files on that this one is not text.
  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
}
