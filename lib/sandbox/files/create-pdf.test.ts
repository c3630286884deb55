import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { createPdf } from './create-pdf';

/** The pages of a PDF, each with its lines, as a reader of PDF finds them. */
async function readPages(file: Uint8Array): Promise<string[][]> {
  const task = getDocument({ data: file, stopAtErrors: true, verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str !== '' ? [item.str] : [])));
  }
  await task.destroy();
  return pages;
}

describe('a PDF', () => {
  it('opens in a reader, with one page and its lines', async () => {
    const pages = await readPages(createPdf(['Visit summary', 'Appointment 70412', 'Made up']));
    expect(pages).toEqual([['Visit summary', 'Appointment 70412', 'Made up']]);
  });

  it('keeps parentheses, backslashes and the letters of Latin-1; others become question marks', async () => {
    const [lines] = await readPages(createPdf(['Ação (nº 1)', 'a \\ b) ((', 'Łódź — 😀 日\u0085']));
    expect(lines).toEqual(['Ação (nº 1)', 'a \\ b) ((', '?ód? ? ? ??']);
  });

  it('has each object where its table of objects says', () => {
    const text = Buffer.from(createPdf(['Ümlaut', 'Line'])).toString('latin1');
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    expect(text.slice(start, start + 9)).toBe('xref\n0 6\n');
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
      Number(offset),
    );
    expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(
      [1, 2, 3, 4, 5].map((number) => `${number} 0 obj`),
    );
    const [, length, content] = /\/Length (\d+) >>\nstream\n([\s\S]*)\nendstream/.exec(text) ?? [];
    expect(content?.length).toBe(Number(length));
  });

  it('has one page whatever it is made of', async () => {
    expect(await readPages(createPdf([]))).toHaveLength(1);
    const long = await readPages(createPdf(['x'.repeat(100_000), 'two words '.repeat(9_000)]));
    expect(long).toHaveLength(1);
    const words = await readPages(createPdf(['Title', `${'word '.repeat(30)}end\nnext`]));
    expect(words[0]?.map((line) => line.length <= 85)).not.toContain(false);
    expect(words[0]?.at(-1)).toBe('next');
  });
});
