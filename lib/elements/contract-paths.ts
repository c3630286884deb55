/** The paths of the exported contract, without the base URL. */
export const contractPaths = {
  schema: '/elements/doctor-app-contract.schema.json',
  types: '/elements/doctor-app-contract.d.ts',
  /** Inputs and results for the tests of other renderers. */
  testVectors: '/elements/test-vectors.json',
  /** The keys of translated texts, with their default texts. */
  textKeys: '/elements/text-keys.json',
} as const;

/** The path of a reference screen with its states as JSON, without the base URL. */
export const screenFilePath = (name: string): string => `/elements/screens/${name}.json`;
