/** Where the bundled document is exported, without the base URL. */
export const documentPaths = {
  json: '/openapi/doctor-api.json',
  yaml: '/openapi/doctor-api.yaml',
} as const;
