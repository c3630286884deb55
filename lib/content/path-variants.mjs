// @ts-check

/**
 * A part of an address as it stands and, where that is another, with its percent signs resolved: a file may be
 * named either way. Never throws.
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
