/**
 * Takes the place of `@stoplight/json-schema-ref-parser` in Elements (scripts/build-islands.ts). Elements bundles each description
 * that it gets, which takes long and is asynchronous: the reader would see an operation without its details first. The
 * portal's description has no references to other documents, so it is its own bundle.
 */
const refParser = {
  /** Returns what Elements needs of a promise. It calls back at once. */
  bundle: (document: object) => ({
    // biome-ignore lint/suspicious/noThenProperty: Elements calls `then`, and expects no promise
    then(onBundled: (document: object) => void) {
      onBundled(document);
      return { catch: () => undefined };
    },
  }),
};

export default refParser;
