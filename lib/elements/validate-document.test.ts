import { describe, expect, it } from 'vitest';
import { formatIssue } from './issue';
import { validateElement, validateOverride, validateScreen } from './validate-document';

const action = { type: 'navigate', target: 'home' };
const listFormattedIssues = (value: unknown) => validateElement(value).map(formatIssue);

describe('validateElement', () => {
  it.each([
    [
      { type: 'buton', label: 'x', action },
      '/type: There is no element "buton". Did you mean "button"?',
    ],
    [
      { type: 'caption', text: 'x', lable: 'x' },
      '/lable: There is no field "lable". Expected type, text, icon, id, visible, style, accessibilityLabel, fallback.',
    ],
    [
      { type: 'button', label: 'x', action: { type: 'navigat', target: 'home' } },
      '/action/type: There is no type "navigat". Did you mean "navigate"?',
    ],
    [{ type: 'card', content: [{ type: 'title' }] }, '/content/0: The field "text" is missing.'],
    [
      { type: 'alert', text: 'x', tone: 'dangre' },
      '/tone: This is not one of the values. Found "dangre", expected one of neutral, info, success, warning, danger. Did you mean "danger"?',
    ],
    [
      { type: 'caption', text: 3 },
      '/text: This is none of the forms. Found 3, expected fixed text, translation, binding.',
    ],
    [
      { type: 'caption', text: 'x', visible: { bind: '/a', equal: 1 } },
      '/visible/equal: There is no field "equal". Did you mean "equals"?',
    ],
    [
      { type: 'caption', text: 'x', fallback: { type: 'captoin', text: 'x' } },
      '/fallback/type: There is no element "captoin". Did you mean "caption"?',
    ],
    [
      { type: 'button', label: 'x', action, colour: 'red' },
      expect.stringMatching(
        /^\/colour: There is no field "colour"\. Expected type, label, (?:\w+, ){6}or \d+ more\.$/,
      ),
    ],
    [
      { type: 'chart' },
      expect.stringMatching(
        /^\/type: There is no element "chart"\. (?:Expected one of \d+ names\.|Did you mean)/,
      ),
    ],
    [5, '/: This is of another type. Found 5, expected an object.'],
  ])('reports the issue of %j', (value, expected) => {
    expect(listFormattedIssues(value)).toEqual([expected]);
  });

  it('reports all issues without duplicates', () => {
    const issues = validateElement({
      type: 'button',
      lable: 'x',
      action: { type: 'open', target: 'javascript:alert(1)' },
    });
    expect(issues.map(({ at }) => at)).toEqual(['', '/lable', '/action/target']);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'file:///etc/passwd', ''])(
    'rejects the URL %j',
    (url) => {
      const photo = { type: 'photo', alternative: 'x', url };
      expect(validateElement(photo).map(({ kind }) => kind)).toEqual(['value']);
    },
  );

  it('allows any field that begins with x-', () => {
    expect(validateElement({ type: 'line', 'x-own': { any: 'thing' } })).toEqual([]);
  });

  it('requires a fallback for a custom element', () => {
    expect(listFormattedIssues({ type: 'x-chart' })).toEqual([
      '/: The field "fallback" is missing.',
    ]);
  });
});

describe('validateScreen', () => {
  it('reports an unknown contract version', () => {
    expect(validateScreen({ contract: '2.0', screen: 'home', content: [] })[0]?.at).toBe(
      '/contract',
    );
  });
});

describe('validateOverride', () => {
  it('reports a missing field of a change', () => {
    const change = { op: 'merge', target: 'a' };
    const override = { contract: '1.0', screen: 'home', changes: [change] };
    expect(validateOverride(override).map(formatIssue)).toEqual([
      '/changes/0: The field "fields" is missing.',
    ]);
  });
});
