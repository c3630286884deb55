import type { components, operations } from '../../.generated/sandbox/api';

/** The types of the API's description, by their names in it. */
export type Schemas = components['schemas'];

export type OperationId = keyof operations;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

/** What a call's address holds, by the description: `query.search`, `path.id`. */
export type PathParameters<Id extends OperationId> =
  NonNullable<Parameters<Id>['path']> extends never ? object : NonNullable<Parameters<Id>['path']>;
export type QueryParameters<Id extends OperationId> =
  NonNullable<Parameters<Id>['query']> extends never
    ? object
    : NonNullable<Parameters<Id>['query']>;

/** The JSON body that a call takes. */
export type RequestBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

type Responses<Id extends OperationId> = operations[Id]['responses'];

/** The JSON that a call answers with; `never` where it answers with no published JSON. */
export type ResponseJson<Id extends OperationId> =
  Responses<Id> extends { 200: { content: { 'application/json': infer Body } } } ? Body : never;
