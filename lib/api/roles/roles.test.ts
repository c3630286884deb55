import { describe, expect, it } from 'vitest';
import { listDocumentedValues } from '../description/documented-values';
import { getOpenApiDocument } from '../description/load-openapi-document';
import { listOperations } from '../description/operations';
import { listOperationRestrictions } from '../description/restrictions';
import {
  checkOperation,
  checkRestriction,
  isRole,
  listDenied,
  parseRestrictions,
  roleLabels,
} from './roles';

const grants = listDocumentedValues(getOpenApiDocument().components.schemas.Grant ?? {});

describe('isRole', () => {
  it('accepts the roles and all grants of the specification', () => {
    expect(grants.length).toBeGreaterThan(0);
    expect([...Object.keys(roleLabels), ...grants].filter((role) => !isRole(role))).toEqual([]);
  });

  it.each(['', 'nobody', 'Carrier', 'toString', '<b>', 'ADMIN&x', null, undefined])(
    'refuses %j',
    (text) => {
      expect(isRole(text)).toBe(false);
    },
  );
});

describe('checkRestriction', () => {
  it('allows carriers what only insurance carrier users may call', () => {
    expect(
      ['anonymous', 'user', 'carrier', 'doctor', 'support'].map((role) =>
        checkRestriction(role, 'carrier'),
      ),
    ).toEqual(['denied', 'denied', 'allowed', 'denied', 'denied']);
  });

  it('claims nothing about what a grant allows, because the specification does not say it', () => {
    for (const grant of grants) {
      expect(listDenied(grant)).toEqual([]);
      expect(checkRestriction(grant, 'carrier')).toBe('unknown');
      expect(checkRestriction(grant, 'privileged')).toBe('unknown');
    }
  });

  it('claims of no role that it is a privileged caller', () => {
    for (const role of Object.keys(roleLabels))
      expect(checkRestriction(role, 'privileged')).not.toBe('allowed');
  });

  it('shows names and addresses of a profile only after an approved appointment', () => {
    expect(checkRestriction('user', 'visit')).toBe('conditional');
    expect(checkRestriction('anonymous', 'visit')).toBe('denied');
  });
});

describe('checkOperation', () => {
  it('is unknown if the specification only says that a token is needed', () => {
    expect(checkOperation('user', ['token'])).toBe('unknown');
    expect(checkOperation('anonymous', ['token'])).toBe('denied');
  });

  it('is allowed without restrictions, and for carriers', () => {
    expect(checkOperation('anonymous', [])).toBe('allowed');
    expect(checkOperation('carrier', ['token', 'carrier'])).toBe('allowed');
    expect(checkOperation('doctor', ['token', 'carrier'])).toBe('denied');
  });

  it('denies exactly the operations of carriers to users', () => {
    const restrictions = listOperationRestrictions(listOperations());
    const denied = listOperations().filter(
      ({ id }) => checkOperation('user', parseRestrictions(restrictions[id] ?? null)) === 'denied',
    );
    const limited = listOperations().filter(({ source }) =>
      source['x-visible-to']?.includes('Insurance carrier users'),
    );
    expect(limited.length).toBeGreaterThan(0);
    expect(denied).toEqual(limited);
  });
});

it('parses the restrictions of an attribute', () => {
  expect(parseRestrictions('token carrier')).toEqual(['token', 'carrier']);
  expect(parseRestrictions('list')).toEqual([]);
  expect(parseRestrictions(null)).toEqual([]);
});
