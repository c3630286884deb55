import type { Direction } from './api-change';
import { compareSchemas } from './compare-schemas';
import {
  annotations,
  type Comparison,
  compareAnnotations,
  compareOthers,
  compareTexts,
  report,
} from './comparison';
import type {
  ComparedBody,
  ComparedOperation,
  ComparedParameter,
  ComparedResponse,
  LocatedOperation,
} from './description';
import { isEqual } from './json';

const known = (...names: string[]) => new Set<string>([...annotations, ...names]);

const operationKeys = known(
  ...['operationId', 'security', 'parameters', 'requestBody', 'responses', 'callbacks', 'servers'],
);
const parameterKeys = known('name', 'in', 'required', 'schema');
const bodyKeys = known('required', 'content');
const responseKeys = known('content', '$ref', 'headers', 'links');
const headerKeys = known('schema', 'required');
const mediaKeys = known('schema');

type Content = ComparedBody['content'];

function compareContents(a: Content, b: Content, location: string, to: Comparison): void {
  for (const [name, media] of Object.entries(b)) {
    const previous = a[name];
    if (!previous) {
      report(to, 'media-type-added', location, { name });
      continue;
    }
    compareSchemas(previous.schema ?? {}, media.schema ?? {}, location, to);
    compareOthers(mediaKeys, previous, media, location, to);
  }
  for (const name of Object.keys(a)) {
    if (!b[name]) report(to, 'media-type-removed', location, { name });
  }
}

function compareParameters(
  a: readonly ComparedParameter[],
  b: readonly ComparedParameter[],
  to: Comparison,
): void {
  const locate = ({ in: location, name }: ComparedParameter) => `${location}.${name}`;
  const before = new Map(a.map((parameter) => [locate(parameter), parameter]));
  const after = new Map(b.map((parameter) => [locate(parameter), parameter]));
  for (const [location, parameter] of after) {
    const details = { name: parameter.name };
    const previous = before.get(location);
    const isRequired = parameter.required === true;
    if (!previous) {
      report(to, isRequired ? 'parameter-added-required' : 'parameter-added', location, details);
      continue;
    }
    if ((previous.required === true) !== isRequired) {
      report(to, isRequired ? 'parameter-required' : 'parameter-optional', location, details);
    }
    compareAnnotations(previous, parameter, location, to);
    compareSchemas(previous.schema ?? {}, parameter.schema ?? {}, location, to);
    compareOthers(parameterKeys, previous, parameter, location, to);
  }
  for (const [location, { name }] of before) {
    if (!after.has(location)) report(to, 'parameter-removed', location, { name });
  }
}

function compareBodies(
  a: ComparedBody | undefined,
  b: ComparedBody | undefined,
  to: Comparison,
  location = 'body',
): void {
  if (!a || !b) {
    if (a) report(to, 'body-removed', location);
    if (b) report(to, b.required ? 'body-added-required' : 'body-added', location);
    return;
  }
  if ((a.required === true) !== (b.required === true)) {
    report(to, b.required ? 'body-required' : 'body-optional', location);
  }
  compareAnnotations(a, b, location, to);
  compareContents(a.content, b.content, location, to);
  compareOthers(bodyKeys, a, b, location, to);
}

function compareHeaders(
  a: NonNullable<ComparedResponse['headers']>,
  b: NonNullable<ComparedResponse['headers']>,
  location: string,
  to: Comparison,
): void {
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [before, after] = [a[name], b[name]];
    const path = [location, 'header', name].filter(Boolean).join('.');
    if (!before || !after) {
      report(to, before ? 'header-removed' : 'header-added', path, { name });
      continue;
    }
    compareAnnotations(before, after, path, to);
    compareSchemas(before.schema ?? {}, after.schema ?? {}, path, to);
    compareOthers(headerKeys, before, after, path, to);
  }
}

/** Compares two responses with one status, or two shared ones. */
export function compareResponse(
  a: ComparedResponse,
  b: ComparedResponse,
  location: string,
  to: Comparison,
): void {
  if (isEqual(a, b)) return;
  const resolve = ({ $ref, ...own }: ComparedResponse, { components }: Comparison['old']) => ({
    ...components.responses[$ref?.split('/').at(-1) ?? ''],
    ...own,
  });
  const [before, after] = [resolve(a, to.old), resolve(b, to.new)];
  compareAnnotations(before, after, location, to);
  compareContents(before.content ?? {}, after.content ?? {}, location, to);
  compareHeaders(before.headers ?? {}, after.headers ?? {}, location, to);
  compareTexts(['links'], before, after, location, to);
  compareOthers(responseKeys, before, after, location, to);
}

type Responses = ComparedOperation['responses'];

function compareResponses(a: Responses, b: Responses, to: Comparison): void {
  for (const [name, response] of Object.entries(b)) {
    const previous = a[name];
    if (previous) compareResponse(previous, response, name, to);
    else report(to, 'response-added', name, { name });
  }
  for (const name of Object.keys(a)) {
    if (b[name]) continue;
    const kind = /^[45]|^default$/.test(name) ? 'error-response-removed' : 'response-removed';
    report(to, kind, name, { name });
  }
}

type Security = ComparedOperation['security'];

/** Whether a call can be made without credentials. */
const isOptional = (security: NonNullable<Security>) =>
  security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0);

/** Whether the credentials of a requirement, with their scopes, are among those of another. */
const isCovered = (
  current: NonNullable<Security>[number],
  old: NonNullable<Security>[number],
): boolean =>
  Object.entries(current).every(
    ([scheme, scopes]) => scopes.every((scope) => old[scheme]?.includes(scope)) && scheme in old,
  );

type Callbacks = ComparedOperation['callbacks'];

/** The requests of callbacks, each with its name, URL, and method. */
const listCallbacks = (callbacks: Callbacks) =>
  new Map(
    Object.entries(callbacks).flatMap(([name, urls]) =>
      Object.entries(urls).flatMap(([url, methods]) =>
        Object.entries(methods).map(
          ([method, request]) => [`${name} ${method.toUpperCase()} ${url}`, request] as const,
        ),
      ),
    ),
  );

/** Compares the requests that the provider sends because of an operation. */
function compareCallbacks(a: Callbacks, b: Callbacks, to: Comparison): void {
  const [before, after] = [listCallbacks(a), listCallbacks(b)];
  for (const [name, { requestBody }] of after) {
    const previous = before.get(name);
    const location = `callbacks.${name.split(' ')[0]}`;
    if (previous) compareBodies(previous.requestBody, requestBody, to, location);
    else report(to, 'callback-added', location, { name });
  }
  for (const name of before.keys())
    if (!after.has(name))
      report(to, 'callback-removed', `callbacks.${name.split(' ')[0]}`, { name });
}

/** Compares the servers of an operation that has its own. Without any, those of the whole API apply. */
function compareServers(
  a: ComparedOperation['servers'],
  b: ComparedOperation['servers'],
  to: Comparison,
): void {
  const [before, after] = [a, b].map((servers) => servers?.map(({ url }) => url) ?? ['the API']);
  for (const name of after ?? [])
    if (!before?.includes(name)) report(to, 'server-added', '', { name });
  for (const name of before ?? [])
    if (!after?.includes(name)) report(to, 'server-removed', '', { name });
}

function compareSecurity(a: Security, b: Security, to: Comparison): void {
  const before = a ?? to.old.security ?? [];
  const after = b ?? to.new.security ?? [];
  if (isEqual(before, after)) return;
  if (isOptional(before) && !isOptional(after)) report(to, 'token-required', '');
  else if (isOptional(after)) report(to, 'token-optional', '');
  // Whoever could call it with the credentials of an alternative still can.
  else if (before.every((old) => after.some((current) => isCovered(current, old))))
    report(to, 'security-widened', '');
  else report(to, 'security-changed', '');
}

/** The comparison of what the other side sends. */
const reverse = (to: Comparison): Comparison => ({
  ...to,
  directions: new Set(
    [...to.directions].map((direction): Direction => (direction === 'sent' ? 'received' : 'sent')),
  ),
});

/** Compares two versions of an operation or of a webhook. A partner receives the requests of a webhook. */
export function compareOperations(a: LocatedOperation, b: LocatedOperation, to: Comparison): void {
  if (a.address !== b.address) {
    report(to, 'operation-moved', '', { from: a.address, to: b.address });
  }
  if (a.id !== b.id) report(to, 'operation-renamed', '', { from: a.id, to: b.id });
  compareAnnotations(a.operation, b.operation, '', to);
  compareSecurity(a.operation.security, b.operation.security, to);
  compareParameters(a.operation.parameters, b.operation.parameters, to);
  compareBodies(a.operation.requestBody, b.operation.requestBody, to);
  compareResponses(a.operation.responses, b.operation.responses, reverse(to));
  compareCallbacks(a.operation.callbacks, b.operation.callbacks, reverse(to));
  compareServers(a.operation.servers, b.operation.servers, to);
  compareOthers(operationKeys, a.operation, b.operation, '', to);
}
