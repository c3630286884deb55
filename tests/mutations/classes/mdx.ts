import { append, defineClasses, type MutationClass, replace } from '../mutation';

const mdx = { files: /\.mdx$/, steps: ['check-mdx'] } as const;
const names = { files: /\.mdx$/, steps: ['check-mdx', 'emit-openapi', 'check-contract'] } as const;

/** Faults in the components, the HTML and the code of pages. */
// biome-ignore format: a table
const componentClasses = defineClasses('component', mdx, [
  ['tag that is not closed', append('<Note>', '', 'Text'), /closing tag.*valid MDX/],
  ['another tag closed', append('<Note>', '', 'Text', '', '</Tip>'), /closing tag.*valid MDX/],
  ['end without a start', append('</Note>'), /valid MDX/],
  ['unknown', append('<Nope />'), /Unknown component.*<Nope>.*one of Note/],
  ['lowercase', append('<note>', '', 'Text', '', '</note>'), /Unknown element.*<note>.*<Note>/],
  ['of a namespace', append('<Foo.Bar />'), /Unknown component/],
  ['missing attribute', append('<Card title="x">y</Card>'), /requires the attribute "href"/],
  ['unknown attribute', append('<Note titel="x">', '', 'y', '', '</Note>'), /Unknown attribute.*titel.*title/],
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
  ['HTML comment', append('<!-- x -->'), /valid MDX/],
  ['less-than sign', append('It is <3 days.'), /valid MDX/],
  ['unknown name in braces', append('Send {patientId} now.'), /Unknown name.*\{patientId\}/],
  ['unknown object in braces', append('{patient.name}'), /Unknown name.*\{patient\}/],
  ['component in braces', append('{<Nope />}'), /Unknown name.*\{Nope\}/],
  ['brace that is not closed', append('Send {patientId now.'), /valid MDX/],
  ['export of an unknown name', append('export const a = b;'), /Unknown name.*\{b\}/],
  ['export with a syntax error', append('export const = 1;'), /valid MDX/],
  ['import of a missing file', replace(/\n---\n/, '\n---\n\nimport x from "./nope.mjs";\n'), /import does not exist.*\.\/nope\.mjs/],
  ['import of a missing package', replace(/\n---\n/, '\n---\n\nimport x from "nope-nope";\n'), /import does not exist.*nope-nope/],
]);

/** Names that nothing has. */
const nameClasses: MutationClass[] = [
  // biome-ignore format: a table
  ...defineClasses('name', names, [
    ['unknown operation', append('<Operation id="nope" />'), /Unknown operation.*nope.*createToken/],
    ['expression as operation', append('<Operation id={"createToken"} />'), /Not the name of one operation/],
    ['unknown element', append('<ElementFields name="nope" />'), /Unknown element.*nope.*caption/],
    ['unknown screen', append('<ScreenFlow name="nope" />'), /Unknown screen.*nope.*welcome-screen/],
    ['unknown definition', append('<ContractDefinition name="nope" />'), /Unknown definition.*nope/],
  ]),
  // biome-ignore format: a table
  ...defineClasses('name', { ...names, files: /^content\/api\// }, [
    ['unknown schema', append('<SchemaFields name="Nope" />'), /Unknown schema.*Nope.*Token/],
    ['unknown enumeration', append('<EnumerationValues name="Nope" />'), /Unknown schema.*Nope/],
  ]),
  // biome-ignore format: a table
  ...defineClasses('name', { ...mdx, files: /^content\/docs\// }, [
    ['component of topics in a guide', append('<Limits />'), /Unknown component.*<Limits>/],
  ]),
];

/** Faults in Markdown. */
// biome-ignore format: a table
const markdownClasses = defineClasses('Markdown', mdx, [
  ['heading of level 1', append('# Top'), /second heading of level 1.*# Top/],
  ['heading that skips a level', append('## A', '', '#### B'), /skips a level.*#### B/],
  ['heading without text', append('##'), /heading has no text/],
  ['first heading of level 3', replace(/\n## /, '\n### '), /skips a level/],
  ['missing image', append('![A](/images/nope.png)'), /Missing image.*nope\.png/],
  ['image of another site', append('![A](https://x.example.com/a.png)'), /not on this site/],
  ['image with a relative path', append('![A](./a.png)'), /not on this site/],
  ['image without alternative text', append('![](/images/elements/skin.svg)'), /no alternative text/],
  ['figure without its file', append('<Figure src="/images/nope.png" alt="A" />'), /Missing image/],
  ['file that is not an image', append('<Figure src="/../package.json" alt="A" />'), /not an image/],
  ['link without an address', append('[A]()'), /no URL/],
  ['link without text', append('[](/docs)'), /link has no text/],
  ['link without a definition', append('See [the page][nope].'), /no definition/],
  ['footnote without a definition', append('Text.[^1]'), /footnote has no definition/],
  ['link that is not closed', append('See [the page](/docs'), /link is not closed/],
  ['bold text that is not closed', append('This is **bold.'), /bold text is not closed/],
  ['code that is not closed', append('This is `code.'), /code is not closed/],
  ['too many cells', append('| a | b |', '| - | - |', '| 1 | 2 | 3 |'), /3 cells.*2 cells/],
  ['too few cells', append('| a | b |', '| - | - |', '| 1 |'), /1 cells.*2 cells/],
  ['code fence that is not closed', append('```bash title="x"', 'echo a'), /code fence is not closed/],
  ['unknown attribute of a code fence', append('```bash titel="x"', 'echo a', '```'), /Unknown word.*titel="x"/],
  ['quote that is not closed', append('```bash title="x', 'echo a', '```'), /Unknown word.*title="x/],
  ['lines that the code does not have', append('```bash title="x" {9}', 'echo a', '```'), /line range.*\{9\}.*1 to 1/],
  ['lines in reverse', append('```bash title="x" {2-1}', 'echo a', 'echo b', '```'), /line range.*\{2-1\}/],
]);

export const mdxClasses: MutationClass[] = [
  ...componentClasses,
  ...nameClasses,
  ...markdownClasses,
];
