import { describe, expect, it } from 'vitest';
import { excludeDocs, listDocs } from '../../lib/content/docs';
import { getContract } from '../../lib/elements/load-contract';
import { getScreens } from '../../lib/elements/screens/load-screens';
import { readText } from '../../lib/kit/files/project-files';
import { listSpecifiedDocs, listSpecifiedElements } from '../support/specified-pages';

const specifiedDocs = listSpecifiedDocs();

/** Returns the paragraphs and list items of a page, without front matter, code, tables, headings, and components. */
function listParagraphs(source: string): string[] {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^ *```[\s\S]*?^ *```$/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:-|\d+\.) )/)
    .map((block) =>
      block
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((block) => block !== '' && !/^[|#]/.test(block));
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

const docs = listDocs();
const paragraphs = new Map(docs.map(({ id, file }) => [id, listParagraphs(readText(file))]));

describe('the docs of the doctor app', () => {
  const ids = docs.map(({ id }) => id);

  it('include every page of the specification', () => {
    expect(ids).toEqual(expect.arrayContaining(specifiedDocs));
  });

  it('include a page for every element of the specification and of the contract', () => {
    const names = [...listSpecifiedElements(), ...getContract().elements.map(({ name }) => name)];
    expect(ids).toEqual(expect.arrayContaining(names.map((name) => `doctor-app/elements/${name}`)));
  });

  it('have unique ids', () => {
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it.each(specifiedDocs)('%s has at least 250 words of prose', (id) => {
    expect(countWords((paragraphs.get(id) ?? []).join(' '))).toBeGreaterThanOrEqual(250);
  });

  it('share no paragraph', () => {
    const idsByParagraph = new Map<string, string[]>();
    for (const [id, blocks] of paragraphs) {
      for (const block of blocks.filter((text) => countWords(text) >= 8)) {
        idsByParagraph.set(block, [...(idsByParagraph.get(block) ?? []), id]);
      }
    }
    expect([...idsByParagraph].filter(([, sharedBy]) => sharedBy.length > 1)).toEqual([]);
  });

  it.each(specifiedDocs)('%s links to at least two other pages in its last section', (id) => {
    const source = readText(`content/docs/${id}.mdx`);
    const lastSection = source.slice(source.lastIndexOf('\n## '));
    expect(lastSection.match(/href="\//g)?.length ?? 0).toBeGreaterThanOrEqual(2);
  });

  it.each(getScreens().map(({ name }) => name))(
    '%s shows every part of the screen definition',
    (name) => {
      const source = readText(`content/docs/doctor-app/${name}.mdx`);
      for (const part of [
        'States',
        'Flow',
        'Elements',
        'Actions',
        'Fields',
        'Overrides',
        'Playground',
      ]) {
        expect(source).toContain(`<Screen${part} name="${name}" />`);
      }
    },
  );

  it('exclude the folders that the settings exclude, such as the patient app', () => {
    expect(
      excludeDocs(['doctor-app/login', 'patient-app/login', 'patient-app-guide'], ['patient-app']),
    ).toEqual(['doctor-app/login', 'patient-app-guide']);
    expect(docs.filter(({ id }) => id.startsWith('patient-app/'))).toEqual([]);
  });
});
