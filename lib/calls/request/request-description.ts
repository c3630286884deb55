import type { Credential } from '../../api/call/credentials';
import type { RequestBody } from '../../api/call/request-body';
import type { ParameterStyle } from '../../api/call/serialize-parameter';
import type { ResponseKind } from '../../api/code/create-language-samples';
import type { SchemaObject } from '../../api/description/openapi-objects';
import type { SchemaSource } from '../../api/description/resolve-schema';
import type { TokenUse } from '../../api/description/restrictions';

/** A parameter of an operation, with its description as plain text. */
export type RequestParameter = {
  name: string;
  in: ParameterStyle['in'];
  style?: string | undefined;
  explode?: boolean | undefined;
  mediaType?: string | undefined;
  required: boolean;
  description: string;
  schema: SchemaObject;
};

/** A sandbox user that a request can be sent as. The tokens are public: they work in the sandbox only. */
export type RequestUser = {
  id: string;
  /** With the role, if the user stands for one: `Dana Example, a patient`. */
  name: string;
  /** For lists and controls: `Dana (patient)`. */
  label: string;
  token: string;
};

/** A request that is known to work, or to be refused, in the everyday scenario of the sandbox. */
export type RequestPreset = {
  id: string;
  label: string;
  /** Purpose and outcome of the request. */
  text?: string | undefined;
  group: 'example' | 'case';
  /** The id of a user, or `nobody`. */
  user: string;
  /** The values of the fields, by `{location}.{name}`. A list has commas. */
  parameters: Record<string, string>;
  body?: unknown;
  /** Whether the body is sent as the text that it is, not as JSON. */
  isText?: true;
  /** The status of the sandbox's response. */
  status: number;
  /** The part of the response's JSON that a case documents. */
  expected?: unknown;
};

/** How a workflow continues with a record of the response: it calls the operation again, as when a visit is canceled. */
export type FollowUp = {
  label: string;
  /** The id of the user who sends it. */
  user: string;
  /** What texts the record has then. */
  expected: Record<string, unknown>;
  /** The fields of the record that the body repeats, such as its id. */
  fields: string[];
  /** The rest of the body. */
  body: Record<string, unknown>;
  workflow: { name: string; title: string };
};

/** Description of an operation for the request panel. Written at build (scripts/steps/emit-requests.ts). */
export type RequestDescription = SchemaSource & {
  id: string;
  method: string;
  path: string;
  token: TokenUse;
  parameters: RequestParameter[];
  body?:
    | (Omit<RequestBody, 'text' | 'files'> & { required: boolean; schema: SchemaObject })
    | undefined;
  /** Where the token of the request is; undefined if the operation needs none. */
  credential?: Credential | undefined;
  /** The schema of the successful response, if it is JSON. */
  response?: SchemaObject | undefined;
  responseKind: ResponseKind;
  /** The name under which samples save the response. */
  fileName: string;
  users: RequestUser[];
  /** `false` if the site has no sandbox: requests are then sent to the servers only, and there are no users. */
  hasSandbox?: boolean | undefined;
  /** The first one is sent when the panel opens. */
  presets: RequestPreset[];
  /** The paths of the fields without each of which the sandbox refuses the first example, if it accepts them alone. */
  neededFields?: string[];
  /**
   * The first example with the needed fields only. If it has none, without the fields that don't change what the sandbox
   * does: the response has the same fields, and the same kinds of records change. Undefined if no field changes it.
   */
  smallestBody?: unknown;
  /** The first example with all fields that the sandbox accepts in addition. Undefined if no example succeeds. */
  completeBody?: unknown;
  /** A live server has real patients. */
  servers: Array<{ url: string; label: string; isLive?: boolean }>;
  followUps?: FollowUp[];
};

/** The path of an operation's description, without the base URL. */
export const requestDescriptionPath = (operationId: string): string =>
  `/requests/${operationId}.json`;

/** The key of a parameter: two parameters may have one name in different locations. */
export const parameterKey = ({ in: location, name }: Pick<RequestParameter, 'in' | 'name'>) =>
  `${location}.${name}`;
