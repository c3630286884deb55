/** Parts of the API description that the sandbox needs to handle requests for an operation. */
export type OperationContract = {
  id: string;
  method: string;
  /** `/appointments/{id}` */
  path: string;
  /** `optional`: the operation works with and without a token. */
  token: 'needed' | 'optional' | 'none';
  /** Whether only insurance carrier users may call it. */
  carrierOnly: boolean;
  /** Names of the array parameters in the query. Their values may be repeated or separated by commas. */
  lists: string[];
  /** The name of the body's schema (`plain` for a value without fields), or `null` if there is no body. */
  body: { shape: string; isList: boolean } | null;
  /** The response to every valid request if the sandbox does not simulate the operation. */
  example?: ExampleResponse;
};

/** The first example of a description's response: without a body if it has none. */
export type ExampleResponse = { status: number; type?: string; text?: string };

/** The fields of an object: the name of each field's object schema, or `null` for a plain value. */
export type SchemaFields = Record<string, string | null>;

export type SandboxContract = { calls: OperationContract[]; shapes: Record<string, SchemaFields> };
