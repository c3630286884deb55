import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryStoredText } from '../../tests/support/arbitrary-stored-text';
import { parsePositions } from './stored-positions';

describe('parsePositions', () => {
  it('returns the stored positions, and leaves out what is none', () => {
    const stored = '[["a",100],["b","200"],["c"],null,{"d":1},["e",1e999],[1,2]]';
    expect([...parsePositions(stored)]).toEqual([['a', 100]]);
  });

  it('returns finite numbers or throws a SyntaxError for any stored text', () => {
    fc.assert(
      fc.property(arbitraryStoredText([['a', 100]]), (text) => {
        try {
          for (const [key, top] of parsePositions(text)) {
            expect(key).toBeTypeOf('string');
            expect(top).toSatisfy(Number.isFinite);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(SyntaxError);
        }
      }),
    );
  });
});
