/** The HTTP methods that a path item of OpenAPI can have, in the order in which pages list them. */
export const httpMethods = [
  'get',
  'head',
  'post',
  'put',
  'patch',
  'delete',
  'options',
  'trace',
] as const;

export type HttpMethod = (typeof httpMethods)[number];
