/** Returns the property of a hast element that holds a `data-*` attribute: `dataRecordName` for `data-record-name`. */
export const toHastProperty = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
