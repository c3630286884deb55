/** The paths of the API's description in each format, without the base URL. */
export const openApiFilePaths = {
  json: '/openapi/doctor-api.json',
  yaml: '/openapi/doctor-api.yaml',
  postman: '/openapi/doctor-api.postman.json',
  /** The variables of the collection for the sandbox on the reader's machine. */
  postmanEnvironment: '/openapi/doctor-api.sandbox.postman_environment.json',
  types: '/openapi/doctor-api.d.ts',
  client: '/openapi/doctor-api-client.zip',
  /** Questions that the API's documentation leaves open, as a list. */
  questions: '/openapi/questions-for-the-provider.csv',
  /** The same with its ids, for programs. */
  gaps: '/openapi/undocumented.json',
  /** The changes of each release, for programs and for feed readers. */
  changes: '/openapi/changes.json',
  changeFeed: '/openapi/changes.xml',
} as const;

/** The path of the OpenAPI document of one operation or webhook. */
export const operationDocumentPath = (id: string): string => `/openapi/operations/${id}.json`;

/** The path of the catalog of APIs for programs (RFC 9727). */
export const apiCatalogPath = '/.well-known/api-catalog';

/** The media type of OpenAPI documents as JSON. */
export const openApiMediaType = 'application/vnd.oai.openapi+json;version=3.1';
