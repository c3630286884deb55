import type { StoredFields } from '../index/index-format';
import { foldText } from '../text/tokenizer';
import { looksLikeIdentifier } from './ranking-parameters';

/**
 * Returns whether a query is an identifier of a record, in full but in any case: its name, or the last part of its URL. Name
 * keys also match other inflections: `saveAppointment` and `saveAppointments` have the same one, as "Error" and "Errors" do.
 * A word in lowercase is only an identifier if the record's is in camel case or the title of a page, because `excess` rarely
 * means the value `EXCESS`.
 */
export function isExactIdentifier(query: string, [url, name]: StoredFields): boolean {
  const wanted = foldText(query.trim());
  const ownPattern = url.includes('#') ? /\p{Ll}\p{Lu}/u : /\p{Ll}\p{Lu}|^\p{Lu}\p{Ll}/u;
  return [name, url.split(/[/#]/).at(-1) ?? ''].some(
    (own) => foldText(own) === wanted && (looksLikeIdentifier(query) || ownPattern.test(own)),
  );
}
