import type { SearchRecord } from '../../../../lib/search/index/search-records';
import { createSeededRandom, type SeededRandom } from './seeded-random';
import { createWordDistribution, type WordDistribution } from './word-distribution';

const contexts = [
  { context: 'guides', kind: 'guide' },
  { context: 'screens', kind: 'screen' },
  { context: 'elements', kind: 'element' },
  { context: 'api', kind: 'schema' },
  { context: 'api', kind: 'reference' },
] as const;

const syllables = 'ba co di fen gor hil ja kel lum mo nar pel qui ras sto tur ul ver win zan'.split(
  ' ',
);

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A word that no dictionary has: of a product, a place, a person. */
const coinWord = (random: SeededRandom) =>
  Array.from({ length: random.between(2, 4) }, () => random.pick(syllables)).join('');

/** A name as programs have them: `visitLanguage`, `VISIT_LANGUAGE`, `visit-language-27`. */
function coinIdentifier(words: WordDistribution, random: SeededRandom): string {
  const parts = Array.from({ length: random.between(2, 3) }, () => words.sampleContentWord(random));
  const form = random.next();
  if (form < 0.7) return parts.map((part, place) => (place ? capitalise(part) : part)).join('');
  if (form < 0.85) return parts.join('_').toUpperCase();
  return `${parts.join('-')}-${random.between(1, 99)}`;
}

/**
 * Writes pages like the portal's: a title, sections with paragraphs, on some a table of fields with addresses. Words
 * are as frequent as in `records`; new ones and new identifiers come with each page and are used again by later ones,
 * so that the vocabulary grows as a site's does. The same arguments give the same pages.
 */
export function* generatePages(
  records: readonly SearchRecord[],
  count: number,
  seed = 20_240_501,
): Generator<{ path: string; html: string }> {
  const random = createSeededRandom(seed);
  const words = createWordDistribution(records);
  const realNames = records.flatMap(({ kind, name }) => (kind === 'section' ? name : []));
  const coined: string[] = [];

  const writeWord = () =>
    coined.length > 0 && random.next() < 0.03 ? random.pick(coined) : words.sample(random);
  const writeSentence = () => {
    const sentence = Array.from({ length: random.between(6, 18) }, writeWord).join(' ');
    return `${capitalise(sentence)}.`;
  };
  const writeParagraph = () =>
    `<p>${escapeHtml(Array.from({ length: random.between(1, 4) }, writeSentence).join(' '))}</p>`;
  // Sites say «Errors» and «Before you begin» again and again.
  const writeHeading = () => {
    if (random.next() < 0.4) return random.pick(realNames);
    const telling = Array.from({ length: random.between(1, 3) }, () =>
      words.sampleContentWord(random),
    );
    return capitalise(
      [...telling, ...(random.next() < 0.3 ? [random.pick(coined)] : [])].join(' '),
    );
  };
  const writeRow = (number: number) => {
    const name = random.next() < 0.5 ? random.pick(coined) : coinIdentifier(words, random);
    return `<div id="field-${number}-${name}" data-record="field"><code data-record-name="">${name}</code>${writeParagraph()}</div>`;
  };
  const writeSection = (number: number, hasRows: boolean) => {
    const paragraphs = Array.from({ length: random.between(1, 3) }, writeParagraph).join('');
    const rows = hasRows
      ? Array.from({ length: random.between(4, 10) }, (_, row) => writeRow(row)).join('')
      : '';
    return `<h2 id="section-${number}">${escapeHtml(writeHeading())}</h2>${paragraphs}${rows}`;
  };

  for (let number = 0; number < count; number++) {
    coined.push(coinWord(random), coinIdentifier(words, random), coinIdentifier(words, random));
    const { context, kind } = random.pick(contexts);
    const title = capitalise(
      [words.sampleContentWord(random), words.sampleContentWord(random), random.pick(coined)].join(
        ' ',
      ),
    );
    const rowsIn = random.next() < 0.3 ? random.between(0, 3) : -1;
    const sections = Array.from({ length: random.between(4, 6) }, (_, section) =>
      writeSection(section, section === rowsIn),
    ).join('');
    const path = `/${context}/${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}-${number}`;
    yield {
      path,
      html: `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><article data-kind="${kind}" data-context="${context}"><nav aria-label="Breadcrumbs" data-search="off"><ol><li></li><li>${capitalise(context)}</li><li>${title}</li></ol></nav><h1>${title}</h1>${writeParagraph()}${sections}</article></main></body></html>`,
    };
  }
}
