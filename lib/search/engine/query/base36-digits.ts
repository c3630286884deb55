/** Decodes a list of small numbers with one base 36 digit each. */
export const decodeBase36Digits = (digits: string): Uint8Array =>
  Uint8Array.from(digits, (digit) => Number.parseInt(digit, 36));
