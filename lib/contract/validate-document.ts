import type { ErrorObject } from 'ajv';
import { element, override, screen } from '../../.generated/contract/validator.mjs';
import { describeValue } from '../diagnostics/diagnostic';
import type { ScreenDocument, ScreenElement, ScreenOverride } from './contract-types';
import type { Issue } from './issue';
import { getAt, joinPointer, parsePointer } from './json-pointer';
import {
  chooseVariant,
  type DocumentKind,
  findSchemaAt,
  listDiscriminatorValues,
  listVariants,
} from './schema-lookup';
import { suggestName } from './suggest-name';

/** Faults after which no more are told: nobody reads a thousand lines. */
const limit = 200;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listNames = (names: readonly string[]) =>
  names.length > 12 ? `one of ${names.length} names` : names.join(', ');

/** What ajv's error means for the one who wrote the value. */
function readError(error: ErrorObject, name: DocumentKind, root: unknown): Issue {
  const { keyword, instancePath: pointer, params } = error;
  const value = getAt(root, pointer);
  const found = describeValue(value);
  const issue = (message: string, expected: string, rest: Partial<Issue> = {}): Issue => ({
    kind: 'value',
    pointer,
    message,
    found,
    expected,
    ...rest,
  });
  switch (keyword) {
    case 'required': {
      const field = String(params.missingProperty);
      const keys = isRecord(value) ? Object.keys(value) : [];
      return issue(`The field «${field}» is missing`, `the field «${field}»`, {
        found: keys.length > 0 ? keys.join(', ') : 'nothing',
      });
    }
    case 'additionalProperties': {
      const field = String(params.additionalProperty);
      const form = chooseVariant(findSchemaAt(name, root, pointer), value);
      const names = Object.keys(form?.properties ?? {});
      return issue(`There is no field «${field}»`, listNames(names), {
        kind: 'unknown-field',
        pointer: joinPointer(pointer, field),
        found: `the field «${field}»`,
        suggestion: suggestName(field, names),
      });
    }
    case 'discriminator': {
      const tag = String(params.tag);
      const schema = findSchemaAt(name, root, pointer);
      const names = listDiscriminatorValues(schema, tag);
      const isElement = names.includes('button');
      const wrong = describeValue(params.tagValue);
      const isText = typeof params.tagValue === 'string';
      return issue(
        isElement ? `There is no element ${wrong}` : `There is no ${tag} ${wrong}`,
        listNames(names),
        {
          kind: isElement && isText ? 'unknown-element' : 'value',
          pointer: joinPointer(pointer, tag),
          found: wrong,
          suggestion: isText ? suggestName(String(params.tagValue), names) : undefined,
        },
      );
    }
    case 'enum': {
      const names: string[] = params.allowedValues;
      return issue('This is not one of the values', listNames(names), {
        suggestion: typeof value === 'string' ? suggestName(value, names) : undefined,
      });
    }
    case 'const':
      return issue('This is another value', describeValue(params.allowedValue));
    case 'type':
      return issue('This is of another type', [params.type].flat().join(' or '));
    case 'pattern':
      return issue('The text has another form', `a text of the form ${params.pattern}`);
    case 'oneOf': {
      const forms = listVariants(findSchemaAt(name, root, pointer));
      const titles = forms.map(({ title, type }) => String(title ?? type).toLowerCase());
      return issue('This is none of the forms', listNames([...new Set(titles)]));
    }
    default:
      return issue('The value is out of bounds', error.message ?? keyword);
  }
}

/**
 * ajv tells the faults of every form that a value could have, and then that it has none of them. What helps is
 * the list of the form that comes closest, or the forms' names where none does.
 */
function chooseForms(
  errors: readonly ErrorObject[],
  name: DocumentKind,
  root: unknown,
): ErrorObject[] {
  const kept: ErrorObject[] = [];
  for (const error of errors) {
    if (error.keyword === 'if') continue;
    if (error.keyword !== 'oneOf' || error.params.passingSchemas) {
      kept.push(error);
      continue;
    }
    const at = error.instancePath;
    const first = kept.findIndex(
      ({ instancePath }) => instancePath === at || instancePath.startsWith(`${at}/`),
    );
    const inner = first < 0 ? [] : kept.splice(first);
    const value = getAt(root, at);
    const form = isRecord(value) ? chooseVariant(findSchemaAt(name, root, at), value) : undefined;
    const names = Object.keys(form?.properties ?? {});
    const fitting = inner.filter(({ keyword, instancePath, params }) => {
      if (!form) return keyword === 'discriminator';
      if (instancePath !== at)
        return names.includes(parsePointer(instancePath.slice(at.length))[0] ?? '');
      if (keyword === 'required') return form.required?.includes(params.missingProperty) ?? false;
      if (keyword === 'additionalProperties') return !names.includes(params.additionalProperty);
      return keyword === 'discriminator';
    });
    kept.push(...(fitting.length > 0 ? fitting : [error]));
  }
  return kept;
}

const validators = { element, screen, override };

function listIssues(name: DocumentKind, value: unknown): Issue[] {
  const validate = validators[name];
  if (validate(value)) return [];
  const errors = chooseForms(validate.errors ?? [], name, value);
  const issues = new Map<string, Issue>();
  for (const error of errors) {
    if (issues.size === limit) break;
    const issue = readError(error, name, value);
    issues.set(`${issue.pointer} ${issue.message}`, issue);
  }
  return [...issues.values()];
}

/** The faults of one element and of everything in it. Unknown elements and fields are among them. */
export const validateElement = (value: unknown): Issue[] => listIssues('element', value);

/** The faults of a screen. */
export const validateScreen = (value: unknown): Issue[] => listIssues('screen', value);

/** The faults of an override. */
export const validateOverride = (value: unknown): Issue[] => listIssues('override', value);

/** Whether a value is an element of the contract, with no fault that keeps an app from drawing it. */
export const isElement = (value: unknown): value is ScreenElement =>
  validateElement(value).every(({ kind }) => kind === 'unknown-field');

/** Whether a value is a screen without any fault. */
export const isScreen = (value: unknown): value is ScreenDocument =>
  validateScreen(value).length === 0;

/** Whether a value is an override without any fault. */
export const isOverride = (value: unknown): value is ScreenOverride =>
  validateOverride(value).length === 0;
