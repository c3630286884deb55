import { describe, expect, it } from 'vitest';
import { listHash, operationHash, parseConsoleRoute, webhookHash } from './console-route';

describe('parseConsoleRoute', () => {
  it.each([
    [operationHash('createToken'), { kind: 'operation', id: 'createToken' }],
    [webhookHash('policyChanged'), { kind: 'webhook', id: 'policyChanged' }],
    ['#/operations/createToken#Request', { kind: 'operation', id: 'createToken' }],
    ['#/schemas/Policy', { kind: 'other', name: 'Policy' }],
    [listHash, { kind: 'list' }],
    ['', { kind: 'list' }],
    ['#main', { kind: 'list' }],
    ['#/operations/', { kind: 'list' }],
  ])('parses %j', (hash, route) => {
    expect(parseConsoleRoute(hash)).toEqual(route);
  });
});
