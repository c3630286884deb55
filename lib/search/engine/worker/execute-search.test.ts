import { describe, expect, it } from 'vitest';
import { createTestIndex, createTestRecord } from '../tests/create-test-index';
import { executeSearch } from './execute-search';

describe('hits', () => {
  it('show and mark the identifier that was searched for, if their name is another', async () => {
    const { engine } = await createTestIndex([
      createTestRecord({
        url: '/api/operations/saveVisit',
        kind: 'operation',
        name: 'Change a visit',
        identifiers: ['saveVisit'],
        signature: 'POST /visit',
        text: 'Writes a visit.',
      }),
    ]);
    const search = async (query: string) => (await executeSearch(engine, { query, limit: 1 })).hits;
    const identified = { signature: 'saveVisit · POST /visit', matchedWords: ['savevisit'] };
    expect(await search('savevisit')).toMatchObject([identified]);
    expect(await search('visit')).toMatchObject([
      { signature: 'POST /visit', matchedWords: ['visit'] },
    ]);
  });

  it('do not show the anchor of a field that has the name', async () => {
    const { engine } = await createTestIndex([
      createTestRecord({ url: '/elements', name: 'Elements' }),
      createTestRecord({ url: '/elements#field-saveTo', kind: 'field', name: 'saveTo' }),
    ]);
    const { hits } = await executeSearch(engine, { query: 'saveTo', limit: 1 });
    expect(hits).toMatchObject([{ url: '/elements#field-saveTo', matchedWords: ['saveto'] }]);
    expect(hits[0]?.signature).toBeUndefined();
  });
});

describe('hits without the words of the query', () => {
  const synonyms = [['claim', 'insurance claim', 'reimbursement']];
  const showHit = async (record: { name: string; text: string }, query: string) => {
    const { engine } = await createTestIndex(
      [createTestRecord({ url: '/a', ...record })],
      synonyms,
    );
    const [hit] = (await executeSearch(engine, { query, limit: 1, snippetLength: 40 })).hits;
    const mark = (parts: readonly { text: string; isMatch: boolean }[] = []) =>
      parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
    return { name: mark(hit?.name), snippet: mark(hit?.snippet), words: hit?.matchedWords };
  };

  it('show and mark the longest synonyms, and mark nothing on the page', async () => {
    const text = 'The visit has a fee that the doctor enters. An insurance claim returns it.';
    expect(await showHit({ name: 'Claims', text }, 'reimbursement')).toEqual({
      name: '[Claims]',
      snippet: 'An [insurance claim] returns it.',
      words: [],
    });
  });

  it('mark only the words if there are any', async () => {
    const text = 'A claim is a reimbursement.';
    expect(await showHit({ name: 'Fees', text }, 'reimbursement')).toMatchObject({
      snippet: 'A claim is a [reimbursement].',
      words: ['reimbursement'],
    });
  });
});

it('a hit whose name and sentences have no match shows the question or the sample that has most', async () => {
  const { engine } = await createTestIndex([
    createTestRecord({
      url: '/receivers',
      name: 'Receivers',
      text: 'They store it. npm run sandbox -- --duplicates 1',
      prose: 'They store it.',
      otherText: 'npm run sandbox -- --duplicates 1',
      questions: ['Which response does a duplicate get?'],
      keywords: 'twice, repeat',
    }),
  ]);
  const showSnippet = async (query: string) => {
    const [hit] = (await executeSearch(engine, { query, limit: 1 })).hits;
    return hit?.snippet.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
  };
  expect(await showSnippet('duplicates')).toBe('Which response does a [duplicate] get?');
  expect(await showSnippet('sandbox duplicates')).toBe('npm run [sandbox] -- --[duplicates] 1');
  expect(await showSnippet('store duplicates')).toBe('They [store] it.');
  // Keywords are no text.
  expect(await showSnippet('twice')).toBe('They store it.');
});

describe('suggestions that look the same', () => {
  it('are one suggestion, and the next hits follow', async () => {
    const { engine } = await createTestIndex([
      ...['a', 'b', 'c'].map((page) =>
        createTestRecord({ url: `/${page}#inputs`, name: 'Inputs', text: 'The visit. 70412.' }),
      ),
      createTestRecord({ url: '/d#inputs', name: 'Inputs', text: 'Visit 70412, in the future.' }),
    ]);
    const suggest = async (isVaried: boolean) => {
      const { hits } = await executeSearch(engine, { query: '70412', limit: 2, isVaried });
      return hits.map(({ url }) => url);
    };
    expect(await suggest(true)).toEqual(['/a#inputs', '/d#inputs']);
    expect(await suggest(false)).toEqual(['/a#inputs', '/b#inputs']);
  });
});
