import { describe, expect, it } from 'vitest';
import { findElement } from '../../kit/html/find-element';
import { parseHtml } from '../../kit/html/parse-html';
import { joinBlocks, readBlocks } from './read-blocks';

function read(html: string) {
  const body = findElement(parseHtml(`<body>${html}</body>`), (e) => e.tagName === 'body');
  return readBlocks(body?.children ?? [], (e) => e.tagName === 'button');
}
const readProse = (html: string) => joinBlocks(read(html).filter(({ isProse }) => isProse));

describe('the prose of a text', () => {
  it('consists of its sentences', () => {
    expect(
      readProse(
        '<div>bar toolbar</div><p>A policy ends. Send <code>status</code>.</p><ul><li>Home</li></ul>',
      ),
    ).toBe('A policy ends. Send `status`.');
  });

  it('has a full stop after items and paragraphs that are as long as a sentence', () => {
    expect(readProse('<ul><li>A response that takes longer than your timeout</li></ul>')).toBe(
      'A response that takes longer than your timeout.',
    );
  });

  it('has no code samples, labels, or lists of links', () => {
    expect(
      readProse(
        '<p>fragment cancel-visit</p><pre><code>{ "contract": true }</code></pre><ul><li><a>Disabled until the status changes</a></li></ul>',
      ),
    ).toBe('');
  });

  it('has no headings at the start of a block', () => {
    expect(
      readProse('<li><strong>Negative excess</strong> <span>It removes the excess.</span></li>'),
    ).toBe('It removes the excess.');
    expect(readProse('<p><strong>Never</strong> send real data.</p>')).toBe(
      'Never send real data.',
    );
  });

  it('starts the first sentence of a table row with the label of the row', () => {
    expect(
      readProse(
        '<table><tr><th>Status</th><th>Meaning</th></tr><tr><td><code>403</code></td><td>The company id is wrong.</td><td>None</td></tr></table>',
      ),
    ).toBe('`403` · The company id is wrong.');
  });

  it('has a long first cell and its answer in one sentence', () => {
    expect(
      readProse(
        '<table><tr><td>The same thing for each entry of a list</td><td>A template in <a>group</a></td></tr></table>',
      ),
    ).toBe('The same thing for each entry of a list: A template in group.');
  });

  it('has no links that are labels', () => {
    expect(readProse('<ul><li><code>excessFee</code>, <a>Negative excess</a>:</li></ul>')).toBe('');
    expect(readProse('<p>See the <a>rules</a>:</p>')).toBe('See the rules:');
  });

  it('has no titles of notes', () => {
    expect(
      readProse(
        '<div role="note" aria-label="Whose rules these are"><p>Whose rules these are</p><p>They are part of it.</p></div>',
      ),
    ).toBe('They are part of it.');
  });
});

it('the text has all blocks, but no numbers and ids of samples', () => {
  expect(
    joinBlocks(
      read(
        '<p>See this:</p><pre><code>{ "id": 70412, "note": "Fever" }</code></pre><button>Run</button>',
      ),
    ),
  ).toBe('See this: { "id": "note": "Fever" }');
});
