import { describe, expect, test } from 'vitest';
import {
  append,
  atParent,
  type Fault,
  gone,
  remove,
  replace,
  testFaults,
  testTextFaults,
} from '../../../tests/support/author-faults';
import { getOpenApiDocument } from '../../api/description/load-openapi-document';
import { checkMdx, checkMdxSource } from './check-mdx';
import { listKnownNames } from './known-names';

const page = `---
title: Quick start
description: A sentence of at least fifty characters about what the page is for.
---

Text.

## Before you start

A paragraph.

## Next steps

<Note title="x">

The <Operation id="createToken" />.

</Note>
`;

const names = (attribute: string, component: string, ...known: string[]) => ({
  attribute,
  components: [component],
  names: known,
});
const check = (text: string, file: string) =>
  checkMdxSource(text, file, {
    operation: names('id', 'Operation', 'createToken'),
    element: names('name', 'ElementFields', 'caption'),
    screen: names('name', 'ScreenFlow', 'welcome-screen'),
    definition: names('name', 'ContractDefinition', 'text'),
    schema: {
      attribute: 'name',
      components: ['SchemaFields', 'EnumerationValues'],
      names: ['Token'],
    },
  });

const afterTitle = (line: string) => replace(/\n(title: .*)\n/, `\n$1\n${line}\n`);
const title = (value: string) => replace(/\ntitle: .*/, `\ntitle: ${value}`);
const atStart = { reason: 'The end is missing, the start has the position' };
const atEnd = { reason: 'The text ends later' };

// biome-ignore format: a table
const frontMatter: Fault[] = [
  ['unknown key', afterTitle('titel: x'), /Unknown key "titel".*one of title, description/],
  ['missing title', remove(/\ntitle: .*/), /Missing key "title"/, atParent],
  ['duplicate key', replace(/\n(title: .*)\n/, '\n$1\n$1\n'), /Duplicate key/],
  ['list as title', title('[a]'), /title: Wrong type.*string/],
  ['number as title', title('12'), /title: Wrong type.*12.*string/],
  ['empty title', title(''), /title: Wrong type.*null/],
  ['long title', title('x'.repeat(61)), /title: Too long.*at most 60/],
  ['short description', replace(/\ndescription: .*/, '\ndescription: Short'), /Too short.*at least 50/],
  ['date that does not exist', afterTitle('lastUpdated: 2026-02-30'), /lastUpdated.*a date such as/],
  ['text as date', afterTitle('lastUpdated: yesterday'), /lastUpdated.*a date such as/],
  ['text as boolean', afterTitle('unlisted: "yes"'), /unlisted: Wrong type.*boolean/],
  ['text as list', afterTitle('keywords: one, two'), /keywords: Wrong type.*array/],
  ['code in the title', title('"Use `curl`"'), /title: .*plain text/],
  ['bold text in the title', title('"Use **curl**"'), /title: .*plain text/],
  ['tag in the title', title('"Use <b>curl</b>"'), /title: .*plain text/],
  ['colon in a value', title('A: b'), /valid YAML/],
  ['quote that is not closed', title('"A'), /quote/, atEnd],
  ['tab', afterTitle('keywords:\n\t- a'), /tab/],
  ['no end', replace(/\n---\n/, '\n\n'), /front matter has no end/, atStart],
  ['no front matter', remove(/^---[\s\S]*?\n---\n/), /no front matter/],
  ['text before it', replace(/^/, 'x\n'), /no front matter/],
  ['nothing in it', replace(/^---[\s\S]*?\n---\n/, '---\n---\n'), /Missing key "title"/],
  ['empty file', () => '', /no front matter/],
  ['merge conflict', replace(/\n(A paragraph\.)\n/, '\n<<<<<<< HEAD\n$1\n=======\n$1\n>>>>>>> other\n'), /valid MDX/],
];

// biome-ignore format: a table
const components: Fault[] = [
  ['tag that is not closed', append('<Note>', '', 'Text'), /closing tag.*valid MDX/],
  ['another tag closed', append('<Note>', '', 'Text', '', '</Tip>'), /closing tag.*valid MDX/],
  ['end without a start', append('</Note>'), /valid MDX/],
  ['tag without an end', append('Broken <b text'), /Broken <b text.*valid MDX/],
  ['unknown', append('<Nope />'), /Unknown component.*<Nope>.*one of .*Note/],
  ['lowercase', append('<note>', '', 'Text', '', '</note>'), /Unknown element.*<note>.*<Note>/],
  ['of a namespace', append('<Foo.Bar />'), /Unknown component/],
  ['of topics in a guide', append('<Limits />'), /Unknown component.*<Limits>/],
  ['missing attribute', append('<Card title="x">y</Card>'), /requires the attribute "href"/],
  ['unknown attribute', append('<Note titel="x">', '', 'y', '', '</Note>'), /Unknown attribute of <Note>.*titel.*title/],
  ['empty attribute', append('<Card title="" href="/docs">y</Card>'), /no value.*title/],
  ['attribute without a value', append('<Card title href="/docs">y</Card>'), /no value.*title/],
  ['attribute twice', append('<Note title="a" title="b">', '', 'y', '', '</Note>'), /attribute twice.*title/],
  ['attribute without quotes', append('<Note title=x>', '', 'y', '', '</Note>'), /valid MDX/],
  ['spread attributes', append('<Note {...props}>', '', 'y', '', '</Note>'), /Unknown attribute/],
  ['unknown icon', append('<Card title="x" href="/docs" icon="nope">y</Card>'), /Unknown icon.*nope/],
  ['tab outside', append('<Tab value="a" label="A">x</Tab>'), /<Tab> is outside of <Tabs>/],
  ['step outside', append('<Step title="x">y</Step>'), /<Step> is outside of <Steps>/],
  ['no tabs', append('<Tabs group="x">', '</Tabs>'), /<Tabs> is empty/],
  ['tabs with one value', append('<Tabs group="x">', '<Tab value="a" label="A">x</Tab>', '<Tab value="a" label="B">y</Tab>', '</Tabs>'), /Two tabs have the same value.*a/],
  ['text between tabs', append('<Tabs group="x">', 'Lost', '<Tab value="a" label="A">x</Tab>', '</Tabs>'), /<Tabs> has other content/],
  ['text between steps', append('<Steps>', '', 'Lost', '', '</Steps>'), /<Steps> has other content/],
  ['section without a heading', append('<CollapsibleSection about="x">', '', 'Text', '', '</CollapsibleSection>'), /<CollapsibleSection> has no heading/],
  ['unknown HTML element', append('Text <foo>bar</foo>.'), /Unknown element.*<foo>/],
  ['script', append('<script>alert(1)</script>'), /Unknown element.*<script>/],
  ['text as style', append('<div style="color: red">Text</div>'), /The style is a string/],
  ['event handler', append('<div onclick="x()">Text</div>'), /An event handler/],
  ['unknown name in braces', append('Send {patientId} now.'), /Unknown name.*\{patientId\}/],
  ['unknown object in braces', append('{patient.name}'), /Unknown name.*\{patient\}/],
  ['component in braces', append('{<Nope />}'), /Unknown name.*\{Nope\}/],
  ['brace that is not closed', append('Send {patientId now.'), /valid MDX/],
  ['export of an unknown name', append('export const a = b;'), /Unknown name.*\{b\}/],
  ['export with a syntax error', append('export const = 1;'), /valid MDX/],
  ['import of a missing file', replace(/\n---\n/, '\n---\n\nimport x from "./nope.mjs";\n'), /import does not exist.*\.\/nope\.mjs/],
  ['import of a missing package', replace(/\n---\n/, '\n---\n\nimport x from "nope-nope";\n'), /import does not exist.*nope-nope/],
  ['unknown operation', append('<Operation id="nope" />'), /Unknown operation.*nope.*createToken/],
  ['expression as operation', append('<Operation id={"createToken"} />'), /Not the name of one operation/],
  ['unknown element of the contract', append('<ElementFields name="nope" />'), /Unknown element.*nope.*caption/],
  ['unknown screen', append('<ScreenFlow name="nope" />'), /Unknown screen.*nope.*welcome-screen/],
  ['unknown definition', append('<ContractDefinition name="nope" />'), /Unknown definition.*nope/],
];

// biome-ignore format: a table
const topicComponents: Fault[] = [
  ['unknown schema', append('<SchemaFields name="Nope" />'), /Unknown schema.*Nope.*Token/],
  ['unknown enumeration', append('<EnumerationValues name="Nope" />'), /Unknown schema.*Nope/],
];

// biome-ignore format: a table
const markdown: Fault[] = [
  ['heading of level 1', append('# Top'), /second heading of level 1.*# Top/],
  ['heading that skips a level', append('## A', '', '#### B'), /skips a level.*#### B/],
  ['heading without text', append('##'), /heading has no text/],
  ['first heading of level 3', replace(/\n## /, '\n### '), /skips a level/],
  ['missing image', append('![A](/images/nope.png)'), /Missing image.*nope\.png/],
  ['image of another site', append('![A](https://x.example.com/a.png)'), /not on this site/],
  ['image with a relative path', append('![A](./a.png)'), /Missing image.*content\/docs\/a\.png/],
  ['video of another site', append('<video src="https://x.example/a.mp4" />'), /another site.*<Embed/],
  ['image of several files', append('<img src="/images/elements/skin.svg" srcSet="/a.png 2x" alt="" />'), /list of files.*srcSet/],
  ['shape of another file', append('<svg><use href="https://x.example/a.svg#b" /></svg>'), /shape of another file.*x\.example/],
  ['frame of a site that is no setting', append('<Embed src="https://x.example/a" title="A" />'), /embedHosts/],
  ['image without alternative text', append('![](/images/elements/skin.svg)'), /no alternative text/],
  ['figure without its file', append('<Figure src="/images/nope.png" alt="A" />'), /Missing image/],
  ['missing image of a reference', append('![A][a]\n\n[a]: /images/nope.png'), /Missing image/],
  ['missing image as a tag', append('<img src="/images/nope.png" alt="A" />'), /Missing image/],
  ['image of another site as a tag', append('<img src="https://img.shields.io/a.svg" alt="A" />'), /not on this site/],
  ['tag without alternative text', append('<img src="/images/elements/skin.svg" />'), /no alternative text/],
  ['missing image with a space', append('![A](</images/no pe.png>)'), /Missing image/],
  ['frame', append('<iframe src="https://example.com" title="A" />'), /Unknown element.*iframe.*<Embed/],
  ['component of another tool', append('<Callout>', '', 'Text', '', '</Callout>'), /Unknown component.*<Callout>.*:::note/],
  ['file that is not an image', append('<Figure src="/../package.json" alt="A" />'), /not an image/],
  ['link without an address', append('[A]()'), /no URL/],
  ['link without text', append('[](/docs)'), /link has no text/],
  ['link without a definition', append('See [the page][nope].'), /no definition/],
  ['footnote without a definition', append('Text.[^1]'), /footnote has no definition/],
  ['link that is not closed', append('See [the page](/docs'), /link is not closed/],
  ['bold text that is not closed', append('This is **bold.'), /bold text is not closed/],
  ['code that is not closed', append('This is `code.'), /code is not closed/],
  ['admonition of another tool', append(':::tpi[Title]', 'Text.', ':::'), /Unknown admonition.*:::tpi.*:::note/],
  ['unknown alert', append('> [!NOPE]', '> Text.'), /Unknown alert.*\[!NOTE\]/],
  ['admonition of MkDocs', append('!!! note', '    Text.'), /of another tool.*:::note/],
  ['formula in a line of its own', append('$$', 'a', '$$'), /formula/],
  ['formula of one letter', append('The sum is $a$.'), /formula/],
  ['link of a wiki', append('See [[Quick start]].'), /wiki.*\[text\]/],
  ['table of contents', append('[[toc]]'), /table of contents/],
  ['highlighted text', append('This is ==new== here.'), /highlighted.*<mark>/],
  ['inserted text', append('This is ++new++ here.'), /inserted.*<ins>/],
  ['raised text', append('It is x^2^ here.'), /raised.*<sup>/],
  ['list of definitions', append('Term', ': Meaning'), /definitions.*<dl>/],
  ['heading of Confluence', append('h2. Title'), /heading of another tool/],
  ['heading without a space', append('##No space'), /no space after its marks.*##No space/],
  ['name of an emoji', append('It works :tada:'), /name of an emoji.*:tada:/],
  ['formula', append('The sum is $a^2$.'), /formula/],
  ['indented code', append('Run:', '', '    npm run build'), /indented.*npm run build/],
  ['indented code in a list', append('- Run:', '', '      npm run build'), /indented.*npm run build/],
  ['block within a sentence', append('Before <Note>text</Note> after.'), /<Note> is a block within a text/],
  ['block in a list item', append('- Before <Card title="A" href="/docs">text</Card> after.'), /<Card> is a block/],
  ['block in a cell', append('| a |', '| - |', '| <Note>text</Note> |'), /<Note> is a block/],
  ['block in a heading', append('## A <Details summary="B">c</Details>'), /<Details> is a block/],
  ['block element within a sentence', append('Before <div>text</div> after.'), /<div> is a block/],
  ['code fence in a quote that is not closed', append('> ```bash title="x"', '> echo a'), /code fence is not closed/],
  ['too many cells', append('| a | b |', '| - | - |', '| 1 | 2 | 3 |'), /3 cells.*2 cells/],
  ['code fence that is not closed', append('```bash title="x"', 'echo a'), /code fence is not closed/],
  ['unknown attribute of a code fence', append('```bash titel="x"', 'echo a', '```'), /Unknown word.*titel="x"/],
  ['quote of a code fence that is not closed', append('```bash title="x', 'echo a', '```'), /Unknown word.*title="x/],
  ['lines that the code does not have', append('```bash title="x" {9}', 'echo a', '```'), /line range.*\{9\}.*1 to 1/],
  ['lines in reverse', append('```bash title="x" {2-1}', 'echo a', 'echo b', '```'), /line range.*\{2-1\}/],
];

testTextFaults(check, 'content/docs/a.mdx', page, [...frontMatter, ...components, ...markdown]);
testTextFaults(check, 'content/api/a.mdx', page, topicComponents);

test.each([
  [
    'closing braces, because only an opening one starts an expression',
    append('A sentence with }} in it.'),
  ],
  ['an expression whose names are known', append('It takes {1 + 2} days.')],
  ['a heading twice', append('## One title', '', 'Text.', '', '## One title')],
  ['a text that ends early', (text: string) => text.slice(0, text.lastIndexOf('\n## '))],
  ['a definition without a link', append('[nope]: /docs')],
  ['a code fence in a quote', append('> ```bash title="x"', '> echo a', '> ```')],
  ['a code fence in a quote in a list', append('- > ~~~bash title="x"', '  > echo a', '  > ~~~')],
  [
    'a code fence in a component',
    append('<Note>', '', '> ```bash title="x"', '> echo a', '> ```', '', '</Note>'),
  ],
  [
    'blocks in lines without empty lines',
    append('<Details summary="A"><Note>text</Note></Details>'),
  ],
  ['a list in a cell', append('| a |', '| - |', '| <ul><li>b</li></ul> |')],
  ['a link to an operation in a sentence', append('Call <Operation id="createToken" /> first.')],
  ['colons, dollars, and number signs', append('At 10:30:45, a::b, $5 and $6, `$a^2$`, #1, C#.')],
  ['a comment of HTML', append('<!-- x -->', '', '<!-- x', '', 'y -->', '', 'A <!-- x --> b.')],
  [
    'signs that start no tag',
    append('It is <3 days, x <= 5, and a < b.', '', '<https://example.com>, <a@example.com>'),
  ],
  ['ids of headings', append('## A {#a}', '', '### `code` {#b.c}')],
  ['a title again', replace(/\nText\./, '\n# Quick start\n')],
  ['fewer cells', append('| a | b |', '| - | - |', '| 1 |')],
  ['own components', append('export const Hi = () => <b>Hi</b>;', '', '<Hi />')],
  [
    'patterns of files, and prices',
    append('All **/*.ts files cost $5 or US$6/US$7, at {1} $HOME/$USER.'),
  ],
  ['admonitions', append(':::note', 'A', ':::', '', '> [!TIP]', '> B')],
  ['no description', remove(/\ndescription: .*/)],
  ['a nested list', append('- A', '', '    - B', '', '      C')],
  ['an unlisted page', replace(/^---\n/, '---\nunlisted: true\n')],
])('accepts %s', (_, change) => {
  expect(check(String(change(page)), 'content/docs/a.mdx')).toEqual([]);
});

const inPages = { file: /\.mdx$/, reason: 'The pages that name it have the position' };

describe('the pages of a site', () => {
  testFaults(() => checkMdx(listKnownNames(getOpenApiDocument())), {
    'content/elements/title.json': [['missing', gone, /Unknown element.*title/, inPages]],
    'content/screens/welcome-screen.json': [
      ['missing', gone, /Unknown screen.*welcome-screen/, inPages],
    ],
  });
});

test.each([
  ['a key of another tool', afterTitle('tags: [a]')],
  ['a long title', title('x'.repeat(61))],
  ['a heading that skips a level', append('#### B')],
])('only advises against %s', (_, change) => {
  const found = check(String(change(page)), 'content/docs/a.mdx');
  expect(found.map(({ severity }) => severity)).toEqual(['advice']);
});

test.each([
  [
    'a comment, a line break, and signs',
    'A <!-- x --> b<br>c, x <= 5, {id}, {TOKEN}, <https://example.com>.',
  ],
  ['code by its indentation', 'Run:\n\n    npm start'],
  ['an admonition with HTML', ':::note\n\n<details><summary>A</summary>b</details>\n\n:::'],
])('accepts %s in a file of Markdown', (_, text) => {
  expect(check(`# Title\n\n${text}\n`, 'content/docs/a.md')).toEqual([]);
});

test.each([
  ['Returns List<String>.', /component in a file of Markdown.*<String>/],
  ['<script>alert(1)</script>', /Unknown element.*<script>/],
  ['<img src="/images/nope.png" alt="A">', /Missing image/],
  ['<a href="x" onclick="y">z</a>', /event handler/],
])('reports %s in a file of Markdown', (text, reports) => {
  const found = check(`# Title\n\n${text}\n`, 'content/docs/a.md');
  expect(found.map((d) => `${d.message} ${d.found} ${d.expected}`).join()).toMatch(reports);
});

test('reports problems of the front matter and of the body at once', () => {
  const diagnostics = checkMdxSource('---\ntitel: x\n---\n\n<Nope />\n', 'a.mdx');
  expect(diagnostics.map(({ message }) => message)).toEqual(
    expect.arrayContaining(['Unknown key "titel"', 'Unknown component']),
  );
});
