import { routes } from './routes.mjs';

export { currentVersion, routes, versionBase } from './routes.mjs';

/** Returns the path of a doc's page, without the base URL. The empty id is the docs root. */
export function docPath(id: string): string {
  return id === '' ? routes.docs : `${routes.docs}/${id}`;
}

/** Whether a path is a page of a snapshot of the docs. */
export function isSnapshotPath(path: string): boolean {
  return path.startsWith(`${routes.docs}/versions/`);
}

/** Returns the path of a UI element's page. */
export function elementPath(name: string): string {
  return docPath(`doctor-app/elements/${name}`);
}

/** Returns the path of a doctor app screen's page. */
export function screenPath(name: string): string {
  return docPath(`doctor-app/${name}`);
}

/** Returns the path of an operation's or a webhook's page. */
export function operationPath(operationId: string): string {
  return `${routes.api}/operations/${operationId}`;
}

/** Returns the path of a schema's page. */
export function schemaPath(name: string): string {
  return `${routes.api}/schemas/${name}`;
}

/** Returns the path of a workflow's page. */
export function workflowPath(name: string): string {
  return `${routes.api}/workflows/${name}`;
}

/** The path of the page that lists the operations. */
export const operationIndexPath = `${routes.api}/operations`;

/** The first breadcrumb in the API reference. */
export const apiRoot = { label: 'API reference', path: operationIndexPath };

/** The path of the page that lists the UI elements. */
export const elementIndexPath = `${routes.docs}/doctor-app/elements-reference`;

/** The path of the page that lists the changes of the API's description. */
export const changesPath = `${routes.api}/changes`;

/** The path of the page that checks calls. */
export const checkPath = `${routes.api}/check`;

/** The query parameter of that page with the operation that a call is meant for. */
export const checkedOperation = 'operation';

/** Returns the path and hash of a gap in the register of what is not documented. */
export function undocumentedPath(id: string): string {
  return `${routes.api}/undocumented#${id}`;
}

/** The page about statuses and the error record. */
export const errorsPath = `${routes.api}/errors`;

/** The section of the page of errors about which calls can be sent again. */
export const repeatAdvicePath = `${errorsPath}#sending-a-call-again`;

/** Returns the path and hash of an error code of the sandbox. */
export function sandboxErrorPath(code: string): string {
  return `${errorsPath}#${code}`;
}

/** Returns the path and hash of a system parameter's row. */
export function systemParameterPath(name: string): string {
  return `${routes.api}/system-parameters#${name}`;
}

/** Returns the path and hash route of an operation in the console (Stoplight Elements). */
export function consolePath(operationId: string): string {
  return `${routes.api}#/operations/${operationId}`;
}
