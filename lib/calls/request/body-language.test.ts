import { describe, expect, it } from 'vitest';
import { requestDescription as description } from '../../../tests/support/request-description';
import { parsePartialJson } from '../../elements/editor/partial-json';
import { createBodyLanguage } from './body-language';

const language = createBodyLanguage(description);

/** The labels of the completions at `|`. */
function complete(text: string): string[] {
  const position = text.indexOf('|');
  const source = parsePartialJson(text.replace('|', ''));
  return language?.complete(source, position)?.items.map(({ label }) => label) ?? [];
}

describe('the language of a body', () => {
  it('completes fields and values', () => {
    expect(complete('{"fee": 1, |}')).toEqual(['language', 'patients', 'isVideo', 'keys']);
    expect(complete('{\n  "|"\n  "fee": 1\n}')).toEqual([
      'language',
      'patients',
      'isVideo',
      'keys',
    ]);
    expect(complete('{"language": |}')).toEqual(['EN', 'DE']);
    expect(complete('{"isVideo": |}')).toEqual(['true', 'false']);
    expect(complete('{"patients": [{|}]}')).toEqual(['name']);
  });

  it('explains a field', () => {
    expect(language?.hover(parsePartialJson('{"fee": 1}'), 3)).toMatchObject({
      title: 'fee: number',
      text: 'The fee.',
    });
  });

  it('reports what the schema does not allow', () => {
    expect(language?.lint({ fee: 'x' })).toEqual([{ at: '/fee', message: 'Must be a number.' }]);
  });
});
