import { expect, it } from 'vitest';
import { compilePage, readBody } from '../../../tests/support/compile-page';

const link = (href: string, text: string) => `<a href="${href}">${text}</a>`;
const heading = (level: number, id: string, text: string) =>
  `<h${level} id="${id}"><a className="heading-link" href="#${id}">${text}</a></h${level}>`;

// biome-ignore format: a table
it.each([
  [':::note\nText\n:::', '<Note><p>Text</p></Note>'],
  [':::tip[Do **this**]\n\nText\n\n:::', '<Tip title="Do this"><p>Text</p></Tip>'],
  [':::caution Be careful\nText\n:::', '<Caution title="Be careful"><p>Text</p></Caution>'],
  [':::important\nText\n:::', '<Info title="Important"><p>Text</p></Info>'],
  [':::details More\nText\n:::', '<Details summary="More"><p>Text</p></Details>'],
  ['::::note\nA\n\n:::tip\nB\n:::\n\nC\n::::', '<Note><p>A</p><Tip><p>B</p></Tip><p>C</p></Note>'],
  [':::note\n\n```yaml\na: 1\n```\n\n:::', '<Note><pre><code className="language-yaml">a: 1\n</code></pre></Note>'],
  ['- A\n\n  :::note\n  B\n  :::', '<ul>\n<li>\n<p>A</p>\n<Note><p>B</p></Note>\n</li>\n</ul>'],
  ['> [!NOTE]\n> Text', '<Note><p>Text</p></Note>'],
  ['> [!caution]\n>\n> - A', '<Caution><ul>\n<li>A</li>\n</ul></Caution>'],
  ['> [!IMPORTANT]  \n> A **b**', '<Info title="Important"><p>A <strong>b</strong></p></Info>'],
  ['> [!NOPE]\n> A', '<blockquote>\n<p>[!NOPE]\nA</p>\n</blockquote>'],
  [':::nope\nA\n:::', '<p>:::nope</p>\n<p>A</p>\n<p>:::</p>'],
  ['a:b, 10:30:45, ::x, :smile:, std::vector', '<p>a:b, 10:30:45, ::x, :smile:, std::vector</p>'],
  ['```\n:::note Title\n```', '<pre><code>:::note Title\n</code></pre>'],
  ['## A {#own}', heading(2, 'own', 'A')],
  ['### `a()` {#b.c}\n\n### A', `${heading(3, 'b.c', '<code>a()</code>')}\n${heading(3, 'a', 'A')}`],
  ['A {#own}\n---', heading(2, 'own', 'A')],
  ['Text {#own} here', '<p>Text {#own} here</p>'],
  ['## A {#own} b', heading(2, 'a-own-b', 'A {#own} b')],
  ['# Title\n\nText', '<p>Text</p>'],
  ['---\ntitle: A\n---\n\n# A\n\n## B', heading(2, 'b', 'B')],
  ['---\ntitle: A\n---\n\n# B', `<h1 id="b"><a className="heading-link" href="#b">B</a></h1>`],
  ['A <!-- b --> c', '<p>A  c</p>'],
  ['A\n\n<!--\n\nb\n\n-->\n\nC', '<p>A</p>\n\n<p>C</p>'],
  ['See <https://a.example/b> now', `<p>See ${link('https://a.example/b', 'https://a.example/b')} now</p>`],
  ['<a@b.example> and', `<p>${link('mailto:a@b.example', 'a@b.example')} and</p>`],
  ['x <= 5, <5, a < b, <b>c</b>', '<p>x <= 5, <5, a < b, <b>c</b></p>'],
])('compiles %j', async (source, expected) => {
  expect(readBody(await compilePage(source))).toBe(expected);
});

// biome-ignore format: a table
it.each([
  ['A<br>b <!-- c --> {id} {x} x <= 5', '<p>A<br />b  {id} {x} x <= 5</p>'],
  ['<https://a.example>', `<p>${link('https://a.example', 'https://a.example')}</p>`],
  ['    code', '<pre><code>code\n</code></pre>'],
  [':::note\n\n<b>A</b>\n\n:::', '<Note><p><b>A</b></p></Note>'],
  ['<div align="center">\n\n**A**\n\n</div>', '<div align="center">\n<p><strong>A</strong></p>\n</div>'],
  ['## A {#own}', heading(2, 'own', 'A')],
])('compiles %j of a file of Markdown', async (source, expected) => {
  expect(readBody(await compilePage(source, 'page.md'))).toBe(expected);
});
