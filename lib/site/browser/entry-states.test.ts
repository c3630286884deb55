import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryStoredText } from '../../../tests/support/arbitrary-stored-text';
import { parseStates } from './entry-states';

const state = { top: 20, sidebarTop: 0, parts: '01 _R_1_-tab-json' };

describe('parseStates', () => {
  it('leaves out what is no state', () => {
    const entries = [['a', state], ['b', { ...state, top: null }], ['c'], 7, [1, state]];
    expect([...parseStates(JSON.stringify(entries))]).toEqual([['a', state]]);
  });

  it('leaves out numbers that are not finite, and numbers as text', () => {
    const stored =
      '[["a",{"top":1e999,"sidebarTop":0,"parts":""}],["b",{"top":"1","sidebarTop":0,"parts":""}]]';
    expect([...parseStates(stored)]).toEqual([]);
  });

  it('returns states or throws a SyntaxError for any stored text', () => {
    fc.assert(
      fc.property(arbitraryStoredText([['a', state]]), (text) => {
        try {
          for (const [key, { top, sidebarTop, parts }] of parseStates(text)) {
            expect(key).toBeTypeOf('string');
            expect(top).toSatisfy(Number.isFinite);
            expect(sidebarTop).toSatisfy(Number.isFinite);
            expect(parts).toBeTypeOf('string');
          }
        } catch (error) {
          expect(error).toBeInstanceOf(SyntaxError);
        }
      }),
    );
  });
});
