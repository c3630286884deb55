import fc from 'fast-check';

/**
 * Texts that anybody can put into a browser's storage: any text, any JSON, and JSON that is almost what a reader
 * expects.
 * @param valid an example of what the reader expects
 */
export function arbitraryStoredText(valid: unknown): fc.Arbitrary<string> {
  const changed = fc.jsonValue().chain((replacement) => {
    if (typeof valid !== 'object' || valid === null) return fc.constant(replacement);
    return fc
      .constantFrom(...Object.keys(valid))
      .map((key) =>
        Array.isArray(valid)
          ? valid.map((item, index) => (String(index) === key ? replacement : item))
          : { ...valid, [key]: replacement },
      );
  });
  const special = fc.constantFrom(
    'null',
    '1e999',
    '{"__proto__":{"polluted":true}}',
    '{"toString":1}',
    '[{"toString":1}]',
    '"><script>alert(1)</script>',
  );
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    changed.map((value) => JSON.stringify(value)),
    special,
  );
}
