/** The response of an operation. */
export type SandboxResponse<Json> =
  | { status: 200; json: Json }
  | { status: 200; bytes: Uint8Array; type: string; fileName?: string | undefined }
  | { status: 204 };

export const json = <Json>(value: Json): SandboxResponse<Json> => ({ status: 200, json: value });

/** Success of an operation whose response body is not documented. */
export const noContent = (): SandboxResponse<never> => ({ status: 204 });

/** @param fileName for a download; without it, the browser displays the content */
export const bytes = (
  content: Uint8Array,
  type: string,
  fileName?: string,
): SandboxResponse<never> => ({ status: 200, bytes: content, type, fileName });
