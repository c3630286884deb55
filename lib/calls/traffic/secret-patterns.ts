/** What replaces a value in a report. */
export const removedText = '[removed]';

type SecretPattern = { what: string; pattern: RegExp };

/** Credentials that are recognized wherever they are. */
const credentials: readonly SecretPattern[] = [
  { what: 'JSON Web Token', pattern: /\beyJ[\w-]{8,}(?:\.[\w-]*){0,2}/g },
  { what: 'credentials', pattern: /\b(?:Bearer|Basic|Digest)\s+[\w+/=.~:-]{4,}/gi },
];

/** What a text can contain that no report may have, by its form. */
const patterns: readonly SecretPattern[] = [
  ...credentials,
  {
    what: 'credentials',
    pattern:
      /(?<=(?:token|password|passwd|secret|api[_-]?key|session|otp|code)["']?\s*[:=]\s*["']?)[^\s"'&,;]{4,}/gi,
  },
  { what: 'credentials', pattern: /(?<=:\/\/)[^\s/@]+(?=@)/g },
  { what: 'email address', pattern: /[^\s@"'<>()[\],;:=]+(?:@|%40)[\w.-]+\.[a-z]{2,}/gi },
  { what: 'IBAN', pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g },
  { what: 'phone number', pattern: /(?:\+|%2B|\b00)\d(?:[\s().-]{0,2}\d){6,14}/gi },
  { what: 'phone number', pattern: /\(?\b\d{3}\)?[\s.-]\d{3,4}[\s.-]\d{3,4}\b/g },
  { what: 'card or account number', pattern: /\b\d(?:[ -]?\d){12,18}\b/g },
  { what: 'token', pattern: /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}\b/g },
];

/** A date without a time, which in a sentence can be a date of birth. */
const date = {
  what: 'date',
  pattern:
    /\b(?:\d{4}-\d{1,2}-\d{1,2}(?![T ]?\d)|\d{1,2}[./-](?:\d{1,2}|[A-Za-z]{3})[./-]\d{2,4})\b/g,
};

/**
 * Replaces what looks like a secret or like personal data in a text.
 * @param replace returns what replaces a part of the text
 */
export function replaceSecrets(
  text: string,
  replace: (found: string, what: string) => string,
): string {
  const isSentence = /\s/.test(text.trim());
  return [...patterns, ...(isSentence ? [date] : [])].reduce(
    (result, { what, pattern }) => result.replace(pattern, (found) => replace(found, what)),
    text,
  );
}

/** A text without credentials. What else is in it can be needed to understand a finding. */
export const removeCredentials = (text: string): string =>
  credentials.reduce((result, { pattern }) => result.replace(pattern, removedText), text);
