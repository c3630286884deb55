import { describe, expect, it } from 'vitest';
import { listFiles, readText } from '../lib/kit/files/project-files';
import { collectCharacters, interfaceCharacters } from './font-characters';

describe('interfaceCharacters', () => {
  it('has every character of the components that the fonts can have', () => {
    const files = ['app', 'components'].flatMap((folder) => [
      ...listFiles(folder, '.ts'),
      ...listFiles(folder, '.tsx'),
    ]);
    const used = files.filter((file) => !file.includes('.test.')).map(readText);
    // Of other scripts and pictograms, the fonts have none.
    const latin = [...collectCharacters(used)].filter((character) => /[ -ɏ‐-⁞←-⇿]/.test(character));
    expect(latin.filter((character) => !interfaceCharacters.includes(character))).toEqual([]);
  });
});

describe('collectCharacters', () => {
  it('has each character once', () => {
    const characters = collectCharacters(['naïve', 'naïve']);
    expect([...characters].filter((character) => character === 'ï')).toHaveLength(1);
    expect(characters).toContain('a');
  });
});
