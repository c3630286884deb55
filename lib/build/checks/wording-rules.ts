import { getWording } from '../../site/reference/reference-data';

export const wordingFile = 'content/reference/wording.yaml';

/** Returns the replacement of each word and phrase to avoid. Throws a DiagnosticError if the file is invalid. */
export const getWordingRules = (): Map<string, string> =>
  new Map(
    getWording().words.flatMap(({ use, avoid }) =>
      avoid.map((phrase): [string, string] => [phrase, use]),
    ),
  );
