/** The HTTP methods that a path item of this API can have. */
export const httpMethods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type HttpMethod = (typeof httpMethods)[number];
