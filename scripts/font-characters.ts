/** The characters that the fonts contain. */
export const charactersFile = '.generated/fonts/characters.txt';

/** The characters of the portal's interface. scripts/font-characters.test.ts compares them with the components. */
export const interfaceCharacters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'“”‘’–—…·•×→←↑↓⌘✓©""› ',
].join('');

/** Returns the characters of texts and of the interface, each once, in the order of their code points. */
export const collectCharacters = (texts: Iterable<string>): string => {
  const characters = new Set(interfaceCharacters);
  for (const text of texts) for (const character of text) characters.add(character);
  return [...characters].sort().join('');
};
