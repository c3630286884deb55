import { evaluate } from '@mdx-js/mdx';
import type { Nodes } from 'hast';
import type { MDXComponents } from 'mdx/types';
import * as runtime from 'react/jsx-runtime';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { useMDXComponents as getMdxComponents } from '@/mdx-components';
import { checkMdxSource } from '../../lib/build/checks/check-mdx';
import { mdxComponentAttributes } from '../../lib/content/mdx-component-attributes';
import { findElement } from '../../lib/kit/html/find-element';
import { parseHtml } from '../../lib/kit/html/parse-html';
import { loadCompileOptions, toPageFile } from '../support/compile-page';

/**
 * What authors can write within each other: it is reported with its line, or it becomes HTML that browsers parse as React
 * has rendered it. From other HTML browsers make other elements, and the page could not be hydrated.
 */

/** Components with content, as they are written. `%` is the content. */
const blocks = {
  Note: '<Note title="Title">\n\n%\n\n</Note>',
  Tip: '<Tip>\n\n%\n\n</Tip>',
  Info: '<Info>\n\n%\n\n</Info>',
  Warning: '<Warning>\n\n%\n\n</Warning>',
  Danger: '<Danger>\n\n%\n\n</Danger>',
  Caution: '<Caution>\n\n%\n\n</Caution>',
  Tabs: '<Tabs group="a">\n\n<Tab value="a" label="A">\n\n%\n\n</Tab>\n\n</Tabs>',
  Tab: '<Tab value="a" label="A">\n\n%\n\n</Tab>',
  Steps: '<Steps>\n\n<Step title="Title">\n\n%\n\n</Step>\n\n</Steps>',
  Step: '<Step title="Title">\n\n%\n\n</Step>',
  Cards: '<Cards>\n\n<Card title="Title" href="/docs">\n\n%\n\n</Card>\n\n</Cards>',
  Card: '<Card title="Title" href="/docs">\n\n%\n\n</Card>',
  Fields: '<Fields>\n\n<Field name="a" type="text">\n\n%\n\n</Field>\n\n</Fields>',
  Field: '<Field name="a" type="text">\n\n%\n\n</Field>',
  Details: '<Details summary="Summary">\n\n%\n\n</Details>',
  CollapsibleSection: '<CollapsibleSection about="a">\n\n## Section\n\n%\n\n</CollapsibleSection>',
  // Without other components, directly in each other.
  'only Tabs': '<Tabs group="a">\n\n%\n\n</Tabs>',
  'only Steps': '<Steps>\n\n%\n\n</Steps>',
  'only Cards': '<Cards>\n\n%\n\n</Cards>',
  'only Fields': '<Fields>\n\n%\n\n</Fields>',
};

/** Components without content. */
const leaves = {
  ExpandSections: '<ExpandSections />',
  Figure: '<Figure src="/images/elements/portrait.png" alt="A" caption="B" />',
  Embed: '<Embed src="https://example.com/" title="Title" />',
  Operation: '<Operation id="createToken" />',
  Servers: '<Servers />',
  SupportContact: '<SupportContact />',
  AccessVariables: '<AccessVariables />',
  ElementFields: '<ElementFields name="caption" />',
  ElementExamples: '<ElementExamples name="caption" />',
  ElementIndex: '<ElementIndex />',
  ScreenIndex: '<ScreenIndex />',
  ContractDefinition: '<ContractDefinition name="untilTime" />',
  ConditionTable: '<ConditionTable />',
  ContractTypes: '<ContractTypes names="space sides" />',
  DeclaredDataPaths: '<DeclaredDataPaths source="screen-service" />',
  ScreenDataPaths: '<ScreenDataPaths />',
  SharedElementFields: '<SharedElementFields />',
  ElementPlayground: '<ElementPlayground name="caption" />',
  ScreenStates: '<ScreenStates name="login" />',
  ScreenFlow: '<ScreenFlow name="login" />',
  ScreenElements: '<ScreenElements name="login" />',
  ScreenActions: '<ScreenActions name="login" />',
  ScreenFields: '<ScreenFields name="login" />',
  ScreenOverrides: '<ScreenOverrides name="login" />',
  ScreenPlayground: '<ScreenPlayground name="login" />',
  FlowMap: '<FlowMap />',
  GoldenScreens: '<GoldenScreens />',
};

const marker = 'Marker';

/** Markdown and HTML that can be within a component. */
const markdown = {
  text: 'A `b` **c** [d](/docs).',
  'text without a link': `A \`b\` **c** ${marker}.`,
  'a line': marker,
  heading: '### Heading',
  list: '- A\n- B',
  'list of tasks': '- [ ] A\n- [x] B',
  quote: '> A',
  table: '| A | B |\n| - | - |\n| 1 | 2 |',
  fence: '```json title="a.json" showLineNumbers {1}\n{ "a": 1 }\n```',
  image: '![A](/images/elements/portrait.png "Title")',
  admonition: ':::tip[Title]\n\nA\n\n:::',
  alert: '> [!NOTE]\n> A',
  'definition list': '<dl>\n<dt>A</dt>\n<dd>B</dd>\n</dl>',
  'HTML details': '<details>\n<summary>A</summary>\n\nB\n\n</details>',
  'table of HTML': '<table><tbody><tr><td>A</td></tr></tbody></table>',
  rule: '---',
  link: '[A](/docs)',
  raised: 'A<sup>b</sup> <kbd>C</kbd>',
  note: 'A[^1]\n\n[^1]: B',
};

const indent = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);
const inOneLine = (text: string) => text.replace(/\n+/g, '');

/** Where content can be. */
const places: Record<string, (content: string) => string> = {
  ...Object.fromEntries(
    Object.entries(blocks)
      // They are one component.
      .filter(([name]) => !['Tip', 'Info', 'Warning', 'Danger', 'Caution'].includes(name))
      .map(([name, text]) => [name, (content: string) => text.replace('%', () => content)]),
  ),
  'a list': (content) => `- ${indent(content, '  ')}\n- B`,
  'a numbered list': (content) => `1. A\n\n   ${indent(content, '   ')}\n2. B`,
  'a list in a list': (content) => `- A\n  - ${indent(content, '    ')}`,
  'a quote': (content) => `> ${indent(content, '> ')}`,
  'a quote in a list': (content) => `- > ${indent(content, '  > ')}`,
  'a list in a quote': (content) => `> - ${indent(content, '>   ')}`,
  'a cell': (content) =>
    `| A | B |\n| - | - |\n| ${inOneLine(content).replaceAll('|', '\\|')} | 2 |`,
  'a cell of HTML': (content) =>
    `<table><tbody><tr><td>\n\n${content}\n\n</td></tr></tbody></table>`,
  'a sentence': (content) => `Before ${inOneLine(content)} after.`,
  'a line of text': (content) => `Before\n${content}\nafter.`,
  emphasis: (content) => `**${inOneLine(content)}**`,
  'a heading': (content) => `## A ${inOneLine(content)}`,
  'the text of a link': (content) => `[A ${inOneLine(content)}](/docs)`,
  'an admonition': (content) => `:::note\n\n${content}\n\n:::`,
  'an alert': (content) => `> [!NOTE]\n> ${indent(content, '> ')}`,
  'HTML details': (content) => `<details>\n<summary>A</summary>\n\n${content}\n\n</details>`,
  'a summary': (content) =>
    `<details>\n<summary>${inOneLine(content)}</summary>\n\nA\n\n</details>`,
  'a definition': (content) => `<dl>\n<dt>A</dt>\n<dd>\n\n${content}\n\n</dd>\n</dl>`,
  'a block of HTML': (content) => `<div>\n\n${content}\n\n</div>`,
  'a paragraph of HTML': (content) => `<p>${inOneLine(content)}</p>`,
  'a footnote': (content) => `A[^1]\n\n[^1]: ${indent(content, '    ')}`,
};

const contents = { ...blocks, ...leaves, ...markdown };

const start = `---
title: Title
description: A sentence of at least fifty characters about what the page is for.
---

Text.

`;
const firstLine = start.split('\n').length;

/** Where only a tab or a step can be. */
const placesOfOne = ['Tab', 'Step', 'only Tabs', 'only Steps'];

/** The tags that React has rendered. It closes each element, in the tag itself or with another one; highlighted code has `<wbr>`. */
const listTags = (html: string) =>
  html
    .replaceAll('<wbr>', '<wbr/>')
    .replace(/<([a-z][\w-]*)([^<>]*)\/>/gi, '<$1$2></$1>')
    .toLowerCase()
    .match(/<\/?[a-z][\w-]*/g) ?? [];

/** The tags of the elements that browsers make of HTML. */
function parseTags(html: string): string[] {
  const listTags = (node: Nodes): string[] => {
    const isTemplate = node.type === 'element' && node.tagName === 'template';
    const { children = [] } =
      (isTemplate ? node.content : 'children' in node ? node : undefined) ?? {};
    const inner = children.flatMap(listTags);
    return node.type === 'element' ? [`<${node.tagName}`, ...inner, `</${node.tagName}`] : inner;
  };
  const body = findElement(parseHtml(`<body>${html}`), ({ tagName }) => tagName === 'body');
  return body ? body.children.flatMap(listTags).map((tag) => tag.toLowerCase()) : [];
}

const options = await loadCompileOptions();

async function renderPage(source: string): Promise<string> {
  const { default: Page } = await evaluate(toPageFile(source), { ...options, ...runtime });
  const { prelude } = await prerender(
    <main>
      <Page components={getMdxComponents() as MDXComponents} />
    </main>,
  );
  return new Response(prelude).text();
}

function findMoved(html: string): string | undefined {
  const rendered = listTags(html);
  const parsed = parseTags(html);
  const index = rendered.findIndex((tag, at) => tag !== parsed[at]);
  return index < 0 ? undefined : rendered.slice(Math.max(0, index - 4), index + 3).join(' ');
}

test('every component is tried', () => {
  const tried = [...Object.keys(blocks), ...Object.keys(leaves)];
  expect(tried).toEqual(expect.arrayContaining(Object.keys(mdxComponentAttributes)));
});

test.each(Object.keys(places))('in %s, all is reported or valid HTML', async (place) => {
  const faults: string[] = [];
  const valid: string[] = [];
  for (const [name, content] of Object.entries(contents)) {
    const body = places[place]?.(content) ?? '';
    const reported = checkMdxSource(`${start}${body}\n`, 'content/docs/page.mdx').filter(
      ({ severity }) => severity === 'error',
    );
    if (reported.length > 0) {
      if (reported.some(({ line = 0 }) => line < firstLine)) faults.push(`${name}: has no line`);
      continue;
    }
    valid.push(name);
    try {
      const html = await renderPage(body);
      const moved = findMoved(html);
      if (moved) faults.push(`${name}: ${moved}`);
      if (content.includes(marker) && !html.includes(marker)) faults.push(`${name} is lost`);
    } catch (error) {
      faults.push(`${name}: ${error}`);
    }
  }
  expect(faults).toEqual([]);
  if (!placesOfOne.includes(place)) expect(valid).toContain('text without a link');
});
