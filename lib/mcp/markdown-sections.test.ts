import { describe, expect, it } from 'vitest';
import { findSection, listHeadings } from './markdown-sections';

const page = `# Page

## First part

Text with \`code\`.

\`\`\`md
## Not a heading
| \`code\` |
\`\`\`

### Fields of navigate

| Name | Description |
| - | - |
| \`target\` | A screen. |
| \`only\` | Once. |

### Fields of open

1. Indented:

   | Name | Description |
   | - | - |
   | \`target\` | A page. |

## First part

1. \`EN\`
2. \`DE\`

- [\`/policy/endDate\`](https://docs.example.com): The end.
- Guarantee of payment: A promise.

- **Excess of 20%**

  Dana pays a part.

- **No excess**

#### Registering

- Id: \`registration\`
- Question: How?
`;

describe('listHeadings', () => {
  it('gives headings the anchors of the HTML page, and ignores code', () => {
    expect(listHeadings(page).map(({ anchor }) => anchor)).toEqual([
      'first-part',
      'fields-of-navigate',
      'fields-of-open',
      'first-part-1',
      'registering',
    ]);
  });
});

describe('findSection', () => {
  it('returns a section with those below it', () => {
    expect(findSection(page, 'first-part')).toMatch(/^## First part[\s\S]*### Fields of open/);
    expect(findSection(page, 'fields-of-open')).not.toContain('EN');
  });

  it.each([
    ['EN', '## First part\n\n1. `EN`'],
    ['field-only', /\| `only` \| Once. \|$/],
    ['field-navigate.target', /^### Fields of navigate[\s\S]*A screen. \|$/],
    ['field-open.target', /^### Fields of open[\s\S]*A page. \|$/],
    ['field-policy.endDate', /The end.$/],
    ['guarantee-of-payment', '- Guarantee of payment: A promise.'],
    ['excess-of-20', '- **Excess of 20%**\n\n  Dana pays a part.'],
    ['no-excess', '- **No excess**'],
    ['registration', /^#### Registering[\s\S]*How\?$/],
  ])('finds %s', (anchor, expected) => {
    expect(findSection(page, anchor)).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });

  it.each(['code', 'missing', 'field-submit.target', '__proto__', ''])(
    'does not guess %j',
    (anchor) => {
      expect(findSection(page, anchor)).toBeUndefined();
    },
  );
});
