/** How a recorded call starts, or what only one has. A search for an operation (`GET /appointments`) is none of these. */
const callForms = [
  /^\s*[$>%]?\s*(?:curl(?:\.exe)?|wget)\s+["'“-]/,
  /^\s*[$>%]?\s*(?:curl(?:\.exe)?|wget|https?)\s.*https?:/,
  /\b(?:Invoke-(?:RestMethod|WebRequest)|fetch\(["'`])/,
  /^\s*[[{]\s*["'“]|\{\s*["'“]\w+["'”]\s*:/,
  /\bHTTP\/[\d.]+["\s]+\d{3}\b|\b(?:GET|HEAD|POST|PUT|PATCH|DELETE)\s\S+\s+HTTP\//,
  /\b(?:GET|POST|PUT|PATCH|DELETE)\s+\S*\/\S*(?:\d\d|\?)/,
  /\bhttps?:\/\/[^\s/]+\/\S*\bv\d+[/"']/,
];

/**
 * Whether a text is a call, a response, or an error record instead of a search. It is part of the code of each search, so
 * it only looks at the form; the check reads the text.
 */
export const isPastedCall = (text: string): boolean => callForms.some((form) => form.test(text));
