/** The paths of the API's description in each format, without the base URL. */
export const openApiFilePaths = {
  json: '/openapi/doctor-api.json',
  yaml: '/openapi/doctor-api.yaml',
  postman: '/openapi/doctor-api.postman.json',
  types: '/openapi/doctor-api.d.ts',
} as const;
