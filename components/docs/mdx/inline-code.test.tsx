import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InlineCode } from './inline-code';

it('InlineCode marks what is between backticks, also the same code twice', () => {
  const text = 'Type of `id` changed from `text` to `text`';
  expect(renderToStaticMarkup(<InlineCode text={text} />)).toBe(
    'Type of <code>id</code> changed from <code>text</code> to <code>text</code>',
  );
  // React omits or repeats elements with the same key when they change.
  const keys = InlineCode({ text }).flatMap((part) => (isValidElement(part) ? [part.key] : []));
  expect(new Set(keys).size).toBe(3);
});
