// @ts-check

/**
 * Lists a part of a URL and, if it is different, its percent-decoded form: the name of a file can be either. Never
 * throws.
 * @param {string} text
 * @returns {string[]}
 */
export function listPathVariants(text) {
  try {
    return [...new Set([text, decodeURIComponent(text)])];
  } catch {
    return [text];
  }
}
