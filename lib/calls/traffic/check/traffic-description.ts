import type { SecurityScheme } from '../../../api/description/openapi-objects';
import type { Operation } from '../../../api/description/operation-groups';
import type { SchemaSource } from '../../../api/description/resolve-schema';

/** What calls are checked against: the API description, with its shared responses resolved. A page loads it as JSON. */
export type TrafficDescription = {
  /** Operations and webhooks. A webhook has an empty path. */
  operations: readonly Operation[];
  /** The URLs of the servers. */
  servers: readonly string[];
  components: SchemaSource['components'] & { securitySchemes: Record<string, SecurityScheme> };
};

/** Whether an operation is a request that the provider sends to a partner. */
export const isWebhook = ({ path }: Pick<Operation, 'path'>): boolean => path === '';
