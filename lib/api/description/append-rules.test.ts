import { expect, it } from 'vitest';
import { appendRules, removeAppendedRules } from './append-rules';
import type { OpenApiSource } from './openapi-document';

const document: OpenApiSource = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1', description: 'D' },
  tags: [],
  paths: {},
  components: {
    schemas: {
      Fee: {
        description: 'A fee.',
        'x-rules': [{ title: 'Sign', rule: 'It is negative.' }],
        properties: { amount: { 'x-rules': [{ title: 'Unit', rule: 'In euros.' }] } },
      },
      Secret: { 'x-visible-to': ['Privileged callers'] },
      Plain: { description: 'No rules.' },
    },
  },
};

it('appends rules and viewers to descriptions at any depth and changes nothing else', () => {
  expect(appendRules(document).components).toEqual({
    schemas: {
      Fee: {
        description: 'A fee.\n\n**Sign.** It is negative.',
        'x-rules': [{ title: 'Sign', rule: 'It is negative.' }],
        properties: {
          amount: {
            description: '**Unit.** In euros.',
            'x-rules': [{ title: 'Unit', rule: 'In euros.' }],
          },
        },
      },
      Secret: {
        description: '**Visible to:** privileged callers.',
        'x-visible-to': ['Privileged callers'],
      },
      Plain: { description: 'No rules.' },
    },
  });
});

it('removes what it appended, and nothing else', () => {
  const { components } = appendRules(document);
  const remove = (name: string) => removeAppendedRules(components?.schemas?.[name] ?? {});
  expect(remove('Fee')).toBe('A fee.');
  expect(remove('Secret')).toBeUndefined();
  expect(remove('Plain')).toBe('No rules.');
});
