import { describe, expect, it } from 'vitest';
import { buildSpeculationRules } from './speculation-rules';

describe('buildSpeculationRules', () => {
  it('prefetches pages below the base URL, not files and downloads', () => {
    expect(JSON.parse(buildSpeculationRules('/hub/'))).toEqual({
      prefetch: [
        {
          where: {
            and: [
              { href_matches: '/hub/*' },
              { not: { href_matches: '/hub/*.*' } },
              { not: { selector_matches: '[download]' } },
            ],
          },
          eagerness: 'moderate',
        },
      ],
    });
  });
});
