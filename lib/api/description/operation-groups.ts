import type { HttpMethod } from '../../kit/http/methods';
import type { ChangeBadge } from '../../site/reference/change-badge';
import type { ExternalDocs, OperationObject } from './openapi-objects';

/** The data of an operation that lists and links show. */
export type OperationSummary = {
  id: string;
  method: HttpMethod;
  /** Relative to the server: `/appointments/{id}`. Empty for a webhook, which has a URL of the partner. */
  path: string;
  tag: string;
  summary: string;
  /** Only in lists that show it. */
  badge?: ChangeBadge;
  /** Other words that find it in the console's filter. */
  words?: string;
};

/** An operation with its description. */
export type Operation = OperationSummary & { source: OperationObject };

export type OperationGroup = {
  /** The anchor of the group's heading. */
  id: string;
  tag: string;
  description: string;
  externalDocs?: ExternalDocs | undefined;
  operations: OperationSummary[];
};

/** Content of the console before an operation is selected. */
export type ConsoleContent = {
  title: string;
  intro: string;
  groups: readonly OperationGroup[];
  /** The lists of operations and schemas. */
  links: ReadonlyArray<{ label: string; path: string }>;
};
