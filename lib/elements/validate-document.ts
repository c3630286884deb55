import type { ErrorObject } from 'ajv';
import { element, override, screen } from '../../.generated/contract/validator.mjs';
import { describeValue } from '../kit/diagnostics/diagnostic';
import { findingOfAjvError } from '../kit/diagnostics/schema-errors';
import { suggestName } from '../kit/diagnostics/suggest-name';
import { isRecord } from '../kit/json/is-record';
import { getAt, isAtOrBelow, joinPointer, parsePointer } from '../kit/json/json-pointer';
import type { ScreenOverride } from './contract-types';
import type { Issue } from './issue';
import {
  type DocumentKind,
  findSchemaAt,
  listDiscriminatorValues,
  listVariants,
  selectVariant,
} from './schema-lookup';

/** The number of issues after which validation stops reporting more. */
const maxIssues = 200;

/** Longer lists of names are of no help. The elements with the most fields of their own have fewer. */
const maxListedNames = 24;

/** The fields that are listed instead of an unknown one: those of the element itself, before those of all elements. */
const maxListedFields = 8;

const joinFields = (names: readonly string[]) =>
  names.length > maxListedFields
    ? `${names.slice(0, maxListedFields).join(', ')}, or ${names.length - maxListedFields} more`
    : names.join(', ');

const joinNames = (names: readonly string[]) =>
  names.length > maxListedNames ? `one of ${names.length} names` : names.join(', ');

/** Converts an ajv error to an issue for the document's author. */
function errorToIssue(error: ErrorObject, kind: DocumentKind, root: unknown): Issue {
  const { keyword, instancePath: at, params } = error;
  const value = getAt(root, at);
  switch (keyword) {
    case 'additionalProperties': {
      const field = String(params.additionalProperty);
      const variant = selectVariant(findSchemaAt(kind, root, at), value);
      const names = Object.keys(variant?.properties ?? {});
      return {
        kind: 'unknown-field',
        at: joinPointer(at, field),
        message: `There is no field "${field}"`,
        found: `the field "${field}"`,
        expected: joinFields(names),
        suggestion: suggestName(field, names),
      };
    }
    case 'discriminator': {
      const tag = String(params.tag);
      const names = listDiscriminatorValues(findSchemaAt(kind, root, at), tag);
      const isElement = names.includes('button');
      const found = describeValue(params.tagValue);
      const isString = typeof params.tagValue === 'string';
      return {
        kind: isElement && isString ? 'unknown-element' : 'value',
        at: joinPointer(at, tag),
        message: `There is no ${isElement ? 'element' : tag} ${found}`,
        found,
        expected: joinNames(names),
        suggestion: isString ? suggestName(String(params.tagValue), names) : undefined,
      };
    }
    case 'oneOf': {
      const variants = listVariants(findSchemaAt(kind, root, at));
      const titles = variants.map(({ title, type }) => String(title ?? type).toLowerCase());
      return {
        kind: 'value',
        at,
        message: 'This is none of the forms',
        found: describeValue(value),
        expected: joinNames([...new Set(titles)]) || 'another form',
      };
    }
    default: {
      const isName = keyword === 'enum' && typeof value === 'string';
      const suggestion = isName ? suggestName(value, params.allowedValues) : undefined;
      return { kind: 'value', ...findingOfAjvError(error, root), suggestion };
    }
  }
}

/**
 * Reduces the errors of a union to those of one variant. For a value that matches no variant, ajv reports the errors of
 * every variant and then a `oneOf` error. This function returns the errors of the most similar variant, or only the
 * `oneOf` error if no variant is similar.
 */
function selectVariantErrors(
  errors: readonly ErrorObject[],
  kind: DocumentKind,
  root: unknown,
): ErrorObject[] {
  const selected: ErrorObject[] = [];
  for (const error of errors) {
    if (error.keyword === 'if') continue;
    if (error.keyword !== 'oneOf' || error.params.passingSchemas) {
      selected.push(error);
      continue;
    }
    const pointer = error.instancePath;
    const firstIndex = selected.findIndex(({ instancePath }) => isAtOrBelow(instancePath, pointer));
    const unionErrors = firstIndex < 0 ? [] : selected.splice(firstIndex);
    const value = getAt(root, pointer);
    const variant = isRecord(value)
      ? selectVariant(findSchemaAt(kind, root, pointer), value)
      : undefined;
    const names = Object.keys(variant?.properties ?? {});
    const variantErrors = unionErrors.filter(({ keyword, instancePath, params }) => {
      if (!variant) return keyword === 'discriminator';
      if (instancePath !== pointer)
        return names.includes(parsePointer(instancePath.slice(pointer.length))[0] ?? '');
      if (keyword === 'required')
        return variant.required?.includes(params.missingProperty) ?? false;
      if (keyword === 'additionalProperties') return !names.includes(params.additionalProperty);
      return keyword === 'discriminator';
    });
    selected.push(...(variantErrors.length > 0 ? variantErrors : [error]));
  }
  return selected;
}

const validators = { element, screen, override };

function validateDocument(kind: DocumentKind, value: unknown): Issue[] {
  const validate = validators[kind];
  if (validate(value)) return [];
  const errors = selectVariantErrors(validate.errors ?? [], kind, value);
  const issues = new Map<string, Issue>();
  for (const error of errors) {
    if (issues.size === maxIssues) break;
    const issue = errorToIssue(error, kind, value);
    issues.set(`${issue.at} ${issue.message}`, issue);
  }
  return [...issues.values()];
}

/** The issues of an element and its descendants, including unknown elements and fields. */
export const validateElement = (value: unknown): Issue[] => validateDocument('element', value);

/** The issues of a screen. */
export const validateScreen = (value: unknown): Issue[] => validateDocument('screen', value);

/** The issues of an override. */
export const validateOverride = (value: unknown): Issue[] => validateDocument('override', value);

/** Whether a value is an override without issues. */
export const isOverride = (value: unknown): value is ScreenOverride =>
  validateOverride(value).length === 0;
