const token = /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const commaAtEnd = /"(?:[^"\\\n]|\\.)*"|,(?=\s*[}\]])/g;

/** Makes JSON of JSON with comments and trailing commas: spaces replace both, so that all offsets stay the same. */
export const blankComments = (text: string): string =>
  [token, commaAtEnd].reduce(
    (result, pattern) =>
      result.replace(pattern, (found) =>
        found.startsWith('"') ? found : found.replace(/[^\n]/g, ' '),
      ),
    text,
  );
