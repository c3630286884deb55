/** What an author writes who follows .github/CONTRIBUTING.md: a new page, a new element and a new screen. */

/** A line that is added to a file after the first line that contains `after`. */
export type Insertion = { file: string; after: string; line: string };

const page = `---
title: Author path
description: A page that a test adds by the recipe of the contributing guide, with a link and a code sample.
---

Follow these steps when you add a page.

## First step

Read the [overview](./overview.mdx), then get a token:

\`\`\`json title="Request" body="createToken"
{ "email": "dana@example.com", "password": "correct-horse-battery", "language": "ENGLISH", "sessionType": "API" }
\`\`\`
`;

const element = {
  name: 'badge',
  group: 'text',
  since: '1.0',
  uses: [],
  schema: {
    title: 'Badge',
    description: 'A short label with a border.',
    type: 'object',
    required: ['type', 'text'],
    properties: {
      type: { const: 'badge', description: 'Names the element.' },
      text: { $ref: '#/$defs/text', description: 'The words.' },
    },
  },
  examples: ['New', 'Beta', 'Video visit'].map((text) => ({
    title: `With the text ${text}`,
    value: { type: 'badge', text },
  })),
};

const component = `import type { ElementOf } from '@/lib/elements/contract-types';
import { useText } from '../screen/use-screen';

/** The element \`badge\`: a short label with a border. */
export function BadgeElement({ element }: { element: ElementOf<'badge'> }) {
  return <p className="el-badge">{useText(element.text)}</p>;
}
`;

const styles = `.el-badge {
  border: 1px solid;
}
`;

const elementPage = `---
title: Badge
description: A short label with a border, which a test adds by the recipe of the contributing guide.
sidebarLabel: badge
keywords: [chip]
---

A badge names what something is.

## Examples

<ElementExamples name="badge" />

## Try it

<ElementPlayground name="badge" />

## Fields

<ElementFields name="badge" />
`;

const screen = {
  group: 'start',
  screen: {
    contract: '1.0',
    screen: 'author-screen',
    title: 'Author',
    data: { name: 'Dana' },
    content: [
      { type: 'title', level: 1, id: 'greeting', text: { bind: '/name', default: 'Hello' } },
      { type: 'badge', id: 'label', text: 'New' },
    ],
  },
  states: [
    { kind: 'loaded', title: 'With a name' },
    { kind: 'empty', title: 'Without a name', data: { name: null } },
    {
      kind: 'error',
      title: 'After an error',
      data: {
        error: {
          error: 'EXAMPLE_ERROR',
          message: 'Try again.',
          data: {},
          trace: '1a',
          timestamp: '2026-11-24T08:02:11Z',
        },
      },
    },
  ],
  fields: [{ schema: 'Appointment', name: 'status', shows: 'Nothing, it is an example.' }],
  overrides: [
    {
      title: 'Another greeting',
      changes: [{ op: 'merge', target: 'greeting', fields: { text: 'Welcome' } }],
    },
  ],
};

const screenPage = `---
title: Author screen
description: A screen with a title and a badge, which a test adds by the recipe of the contributing guide.
---

The screen shows the new element.

## The screen

<ScreenStates name="author-screen" />

## Where it leads

<ScreenFlow name="author-screen" />

## Elements

<ScreenElements name="author-screen" />

## Actions

<ScreenActions name="author-screen" />

## Fields

<ScreenFields name="author-screen" />

## Overrides

<ScreenOverrides name="author-screen" />

## Try it

<ScreenPlayground name="author-screen" />
`;

/** The action of another screen that opens the new one. */
const linkToScreen = {
  type: 'secondary',
  id: 'open-author-screen',
  label: 'Author',
  action: { type: 'navigate', target: 'author-screen' },
};

const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** The files of the recipes, by path. */
export const newFiles: Readonly<Record<string, string>> = {
  'content/docs/doctor-app/author-path.mdx': page,
  'content/elements/badge.json': toJson(element),
  'components/elements/renderer/elements/badge.tsx': component,
  'components/elements/renderer/styles/badge.css': styles,
  'content/docs/doctor-app/elements/badge.mdx': elementPage,
  'content/screens/author-screen.json': toJson(screen),
  'content/docs/doctor-app/author-screen.mdx': screenPage,
};

/** What the recipes add to existing files. */
export const insertions: readonly Insertion[] = [
  {
    file: 'content/site/sidebar.yaml',
    after: '- doctor-app/overview',
    line: '- doctor-app/author-path',
  },
  {
    file: 'content/site/sidebar.yaml',
    after: '- doctor-app/elements/caption',
    line: '- doctor-app/elements/badge',
  },
  {
    file: 'content/site/sidebar.yaml',
    after: '- doctor-app/welcome-screen',
    line: '- doctor-app/author-screen',
  },
  {
    file: 'content/screens/welcome-screen.json',
    after: '"content": [',
    line: `${JSON.stringify(linkToScreen)},`,
  },
  {
    file: 'components/elements/renderer/element-registry.ts',
    after: "from './elements/alert'",
    line: "import { BadgeElement } from './elements/badge';",
  },
  {
    file: 'components/elements/renderer/element-registry.ts',
    after: 'autocomplete: AutocompleteElement',
    line: 'badge: BadgeElement,',
  },
];
