import { z } from 'zod';
import { DiagnosticError } from '../diagnostics/diagnostic';
import { parseYaml } from '../diagnostics/parse-yaml';
import { readText } from '../files/project-files';

export const wordingFile = 'content/reference/wording.yaml';

const wordingSchema = z.strictObject({
  words: z.array(z.strictObject({ use: z.string(), avoid: z.array(z.string()).min(1) })),
});

/** Returns the replacement of each word and phrase to avoid. Throws a DiagnosticError if the file is invalid. */
export function getWordingRules(): Map<string, string> {
  const { value, diagnostics } = parseYaml(wordingSchema, {
    file: wordingFile,
    text: readText(wordingFile),
  });
  if (!value) throw new DiagnosticError(diagnostics);
  return new Map(
    value.words.flatMap(({ use, avoid }) => avoid.map((phrase): [string, string] => [phrase, use])),
  );
}
