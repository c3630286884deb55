import { listCredentials } from '../../api/call/credentials';
import type { OpenApiDocument } from '../../api/description/openapi-document';
import { openApiFilePaths } from '../../api/description/openapi-file-paths';
import { listOperations } from '../../api/description/operations';
import type { CodeFence } from '../../content/code-fences';
import { parseCodeMeta, readFenceAttribute } from '../../content/code-meta';
import { apiRoot } from '../../sandbox/sandbox-protocol';
import { getSite } from '../../site/site-settings';
import { tokenVariables } from './http-call';

/** Attributes with which a fence says that its code is about the API. */
const apiAttributes = ['schema', 'body', 'response', 'captures'];

/** The names under which programs import what the portal offers as a download. */
const downloads = [openApiFilePaths.types, openApiFilePaths.client].map((path) =>
  path.replace(/^.*\/([^.]+)\..*$/, './$1'),
);

/** Headers that programs of any API send. */
const commonHeaders = ['authorization', 'cookie'];

const listSecurityHeaders = (document: OpenApiDocument): string[] =>
  listOperations(document)
    .flatMap(({ source }) => listCredentials(source, document).flat())
    .filter(({ kind, name }) => kind === 'header' && !commonHeaders.includes(name.toLowerCase()))
    .map(({ name }) => name.toLowerCase());

/** A path of a request without a host, such as in `curl /token`, `fetch('/token')`, or `GET /token`. */
const requestPath =
  /(?:\bcurl\b[^\n]*?\s["']?|\b(?:fetch|axios|requests)[\w.]*\(\s*f?["'`]|^[A-Z]{3,7} )(\/[^\s"'`?]+)/gm;

const listPaths = (text: string) => [...text.matchAll(requestPath)].map(([, path = '']) => path);

const toPattern = (template: string) => new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`);

/**
 * Whether a code sample is about the API, so that it is checked against its description: its fence says so, it has
 * the address of a server, the variable for it, a token of the API, or a download, or it requests a path of an operation.
 * All other code is text.
 */
export function isApiSample(
  { meta, text }: Pick<CodeFence, 'meta' | 'text'>,
  document: OpenApiDocument,
): boolean {
  if (parseCodeMeta(meta).isChecked) return true;
  if (apiAttributes.some((name) => readFenceAttribute(meta, name) !== undefined)) return true;
  const signs = [
    ...getSite().servers.map(({ url }) => url),
    ...downloads,
    ...listSecurityHeaders(document),
    `${apiRoot}/`,
  ];
  const lower = text.toLowerCase();
  if (signs.some((sign) => lower.includes(sign.toLowerCase()))) return true;
  const tokens = Object.keys(tokenVariables).join('|');
  if (new RegExp(`\\bBASE_URL\\b|\\$\\{?(?:${tokens})\\b`).test(text)) return true;
  const patterns = listOperations(document).map(({ path }) => toPattern(path));
  return listPaths(text).some((path) => patterns.some((pattern) => pattern.test(path)));
}
