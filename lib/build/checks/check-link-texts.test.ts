import { expect, test } from 'vitest';
import { listAllDocs } from '../../content/docs';
import { checkLinkTexts } from './check-link-texts';

test('every page has one name in the links of all pages', () => {
  expect(checkLinkTexts()).toEqual([]);
});

test('reports the text, the names, and where to declare another one', () => {
  const docs = listAllDocs().map((doc) =>
    doc.path === '/api/errors' ? { ...doc, title: 'Faults', aliases: [] } : doc,
  );
  const [first, ...rest] = checkLinkTexts(docs);
  expect(first).toMatchObject({
    found: expect.stringMatching(/^error/i),
    expected: '"Faults", or a name of `aliases` in content/api/errors.mdx',
  });
  expect(rest.every(({ expected = '' }) => expected.includes('Faults'))).toBe(true);
});
