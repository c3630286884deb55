import { describe, expect, it } from 'vitest';
import {
  buildFeedbackUrl,
  limitEncoded,
  maxFeedbackUrlLength,
  setFeedbackSection,
} from './feedback-links';

const page = {
  title: 'Search policies & more',
  url: 'https://docs.example.com/api/operations/searchPolicies',
  version: '2.0',
};
const issues = 'https://github.com/example/hub/issues/new';

const readBody = (href: string) => new URL(href).searchParams.get('body');

describe('buildFeedbackUrl', () => {
  it('prepares an issue with page, section, and version', () => {
    const href = buildFeedbackUrl({ issues }, 'problem', page);
    expect(href.startsWith(`${issues}?title=`)).toBe(true);
    expect(new URL(href).searchParams.get('title')).toBe('Problem: Search policies & more');
    expect(readBody(href)).toBe(
      `Page: ${page.url}\nSection: the whole page\nVersion: 2.0\n\nWhat is wrong, and what did you expect?\n\n`,
    );
  });

  it('keeps the parameters of the form', () => {
    const href = buildFeedbackUrl({ issues: `${issues}?template=docs.md` }, 'helpful', page);
    expect(new URL(href).searchParams.get('template')).toBe('docs.md');
    expect(new URL(href).searchParams.get('title')).toBe('Helpful: Search policies & more');
  });

  it('prepares an email without plus signs, which mail programs would show', () => {
    const href = buildFeedbackUrl({ email: 'docs@example.com' }, 'not-helpful', page);
    expect(href.startsWith('mailto:docs@example.com?subject=Not%20helpful%3A%20Search')).toBe(true);
    expect(href).not.toContain('+');
  });

  it('limits a long title', () => {
    const href = buildFeedbackUrl({ issues }, 'problem', { ...page, title: '長'.repeat(500) });
    expect(href.length).toBeLessThan(maxFeedbackUrlLength);
  });
});

describe('setFeedbackSection', () => {
  it('replaces the section, again and again', () => {
    const href = buildFeedbackUrl({ issues }, 'problem', page);
    const once = setFeedbackSection(href, `${page.url}#rules`, 'Rules $& more');
    expect(readBody(once)).toContain(
      `Page: ${page.url}#rules\nSection: Rules $& more\nVersion: 2.0\n`,
    );
    const twice = setFeedbackSection(once, `${page.url}#body`, 'Body');
    expect(readBody(twice)).toContain(`Page: ${page.url}#body\nSection: Body\nVersion: 2.0\n`);
  });

  it('keeps the title and the body if the title looks like a body', () => {
    const href = buildFeedbackUrl({ issues }, 'problem', { ...page, title: 'Landing Page: x' });
    const changed = setFeedbackSection(href, `${page.url}#body`, 'Body');
    expect(new URL(changed).searchParams.get('title')).toBe('Problem: Landing Page: x');
    expect(readBody(changed)).toContain(`Page: ${page.url}#body\nSection: Body\nVersion: 2.0\n`);
  });

  it('returns to the whole page', () => {
    const href = buildFeedbackUrl({ issues }, 'problem', page);
    const section = setFeedbackSection(href, `${page.url}#body`, 'Body');
    expect(setFeedbackSection(section, page.url)).toBe(href);
  });

  it('never exceeds the limit', () => {
    const href = buildFeedbackUrl({ issues }, 'problem', page);
    const long = setFeedbackSection(href, `${page.url}#${'x'.repeat(5000)}`, '節'.repeat(5000));
    expect(long.length).toBeLessThanOrEqual(maxFeedbackUrlLength);
  });
});

it('shortens a text without dividing a character', () => {
  expect(limitEncoded('ab😀', 5)).toBe('ab');
});
