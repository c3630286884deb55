import type { SiteRecord } from '../../../../lib/search/site/search-types';
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

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Invents a word, such as the name of a product or a person. */
const inventWord = (random: SeededRandom) =>
  Array.from({ length: random.between(2, 4) }, () => random.pick(syllables)).join('');

/** Invents an identifier: `visitLanguage`, `VISIT_LANGUAGE`, or `visit-language-27`. */
function inventIdentifier(words: WordDistribution, random: SeededRandom): string {
  const parts = Array.from({ length: random.between(2, 3) }, () => words.sampleContentWord(random));
  const style = random.next();
  if (style < 0.7) return parts.map((part, index) => (index ? capitalize(part) : part)).join('');
  if (style < 0.85) return parts.join('_').toUpperCase();
  return `${parts.join('-')}-${random.between(1, 99)}`;
}

/**
 * Generates pages like the portal's: a title, sections with paragraphs, and on some pages rows of fields with ids. Words
 * are as frequent as in `records`. Each page adds invented words and identifiers that later pages reuse, so that the
 * vocabulary grows as it does on a real site. The same arguments produce the same pages.
 */
export function* generatePages(
  records: readonly SiteRecord[],
  count: number,
  seed = 20_240_501,
): Generator<{ path: string; html: string }> {
  const random = createSeededRandom(seed);
  const words = createWordDistribution(records);
  const realNames = records.flatMap(({ kind, name }) => (kind === 'section' ? name : []));
  const invented: string[] = [];

  const writeWord = () =>
    invented.length > 0 && random.next() < 0.03 ? random.pick(invented) : words.sample(random);
  const writeSentence = () => {
    const sentence = Array.from({ length: random.between(6, 18) }, writeWord).join(' ');
    return `${capitalize(sentence)}.`;
  };
  const writeParagraph = () =>
    `<p>${escapeHtml(Array.from({ length: random.between(1, 4) }, writeSentence).join(' '))}</p>`;
  // Headings such as "Errors" and "Before you begin" occur on many pages.
  const writeHeading = () => {
    if (random.next() < 0.4) return random.pick(realNames);
    const contentWords = Array.from({ length: random.between(1, 3) }, () =>
      words.sampleContentWord(random),
    );
    return capitalize(
      [...contentWords, ...(random.next() < 0.3 ? [random.pick(invented)] : [])].join(' '),
    );
  };
  const writeRow = (index: number) => {
    const name = random.next() < 0.5 ? random.pick(invented) : inventIdentifier(words, random);
    return `<div id="field-${index}-${name}" data-record="field"><code data-record-name="">${name}</code>${writeParagraph()}</div>`;
  };
  const writeSection = (index: number, hasRows: boolean) => {
    const paragraphs = Array.from({ length: random.between(1, 3) }, writeParagraph).join('');
    const rows = hasRows
      ? Array.from({ length: random.between(4, 10) }, (_, row) => writeRow(row)).join('')
      : '';
    return `<h2 id="section-${index}">${escapeHtml(writeHeading())}</h2>${paragraphs}${rows}`;
  };

  for (let pageIndex = 0; pageIndex < count; pageIndex++) {
    invented.push(
      inventWord(random),
      inventIdentifier(words, random),
      inventIdentifier(words, random),
    );
    const { context, kind } = random.pick(contexts);
    const title = capitalize(
      [
        words.sampleContentWord(random),
        words.sampleContentWord(random),
        random.pick(invented),
      ].join(' '),
    );
    const sectionWithRows = random.next() < 0.3 ? random.between(0, 3) : -1;
    const sections = Array.from({ length: random.between(4, 6) }, (_, section) =>
      writeSection(section, section === sectionWithRows),
    ).join('');
    const path = `/${context}/${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}-${pageIndex}`;
    yield {
      path,
      html: `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><article data-page-kind="${kind}" data-context="${context}"><nav aria-label="Breadcrumbs" data-search="off"><ol><li></li><li>${capitalize(context)}</li><li>${title}</li></ol></nav><h1>${title}</h1>${writeParagraph()}${sections}</article></main></body></html>`,
    };
  }
}
