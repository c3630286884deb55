import { expect, it } from 'vitest';
import { renderInlineMarkdown } from './inline-markdown';

const render = (text: string) => renderInlineMarkdown(text, (href) => href.replace(/^\//, '/hub/'));

it('renders a line, drops HTML, and resolves links', () => {
  expect(render('Now **2.0**: [more](/docs/x) <img src=x onerror=alert(1)>')).toBe(
    'Now <strong>2.0</strong>: <a href="/hub/docs/x">more</a> ',
  );
  expect(render('[away](https://www.example.com/)')).toBe(
    '<a href="https://www.example.com/" target="_blank" rel="noopener">away</a>',
  );
});
