import type { components, operations } from '../../.generated/sandbox/api';

/** The types of the schemas in the API description, by schema name. */
export type Schemas = components['schemas'];

export type OperationId = keyof operations;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

/** The path parameters of an operation, such as `path.id`. */
export type PathParameters<Id extends OperationId> =
  NonNullable<Parameters<Id>['path']> extends never ? object : NonNullable<Parameters<Id>['path']>;
/** The query parameters of an operation, such as `query.search`. */
export type QueryParameters<Id extends OperationId> =
  NonNullable<Parameters<Id>['query']> extends never
    ? object
    : NonNullable<Parameters<Id>['query']>;

/** The JSON request body of an operation; `undefined` if it has none. */
export type RequestBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

type Responses<Id extends OperationId> = operations[Id]['responses'];

/** The JSON response body of an operation; `never` if no JSON response is documented. */
export type ResponseJson<Id extends OperationId> =
  Responses<Id> extends { 200: { content: { 'application/json': infer Body } } } ? Body : never;
