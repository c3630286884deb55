import { findFirstSentence } from '../../site/markdown/first-sentence';
import type { OpenApiDocument } from './openapi-document';
import { listOperations } from './operations';
import { resolveResponse } from './resolve-response';

/** Longer sentences are no names of a status. */
const maxLength = 40;

/** What the statuses of errors mean that have one meaning in all operations, from the first sentences of the description. */
export function listErrorTexts(document: OpenApiDocument): Record<string, string> {
  const texts = new Map<string, Set<string>>();
  for (const { source } of listOperations(document)) {
    for (const [status, response] of Object.entries(source.responses)) {
      if (!/^[45]\d\d$/.test(status)) continue;
      const { description = '' } = resolveResponse(response, document);
      const sentence = (findFirstSentence(description) ?? description).replace(/\.$/, '');
      texts.set(status, (texts.get(status) ?? new Set()).add(sentence));
    }
  }
  return Object.fromEntries(
    [...texts].flatMap(([status, [text = '', ...others]]) =>
      others.length > 0 || text === '' || text.length > maxLength || /[`[*]/.test(text)
        ? []
        : [[status, text]],
    ),
  );
}
