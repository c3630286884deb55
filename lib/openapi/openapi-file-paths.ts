/** The paths of the API's description in each format, without the base URL. */
export const openApiFilePaths = {
  json: '/openapi/doctor-api.json',
  yaml: '/openapi/doctor-api.yaml',
  postman: '/openapi/doctor-api.postman.json',
  types: '/openapi/doctor-api.d.ts',
  /** What the API's documentation leaves open, as a list of questions. */
  questions: '/openapi/questions-for-the-provider.csv',
  /** The same with its ids, for programs. */
  gaps: '/openapi/undocumented.json',
  /** The changes of each release, for programs and for feed readers. */
  changes: '/openapi/changes.json',
  changeFeed: '/openapi/changes.xml',
} as const;
