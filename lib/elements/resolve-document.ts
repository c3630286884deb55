import { getAt, joinPointer } from '../kit/json/json-pointer';
import { applyOverride } from './apply-override';
import type { ScreenDocument, ScreenOverride } from './contract-types';
import type { Issue } from './issue';
import type { DocumentKind } from './schema-lookup';
import { validateElement, validateOverride, validateScreen } from './validate-document';

/** Infers a document's kind from the fields that only that kind has. */
export function detectDocumentKind(value: unknown): DocumentKind {
  if (getAt(value, '/changes') !== undefined) return 'override';
  return getAt(value, '/contract') !== undefined ||
    (getAt(value, '/content') !== undefined && getAt(value, '/type') === undefined)
    ? 'screen'
    : 'element';
}

const validators = { element: validateElement, screen: validateScreen, override: validateOverride };

/** The document to render for an edited one, and the issues of the edited one. */
export type ResolvedDocument = { document: unknown; issues: Issue[] };

/** Applies the `override` of a value to its `screen`. Both must be valid, and so must the result. */
function resolveOverriddenScreen(value: unknown): ResolvedDocument {
  const parts = ['screen', 'override'] as const;
  const issues = parts.flatMap((part) =>
    validators[part](getAt(value, `/${part}`)).map((issue) => ({
      ...issue,
      at: joinPointer('', part) + issue.at,
    })),
  );
  const screen = getAt(value, '/screen');
  if (issues.length > 0) return { document: screen, issues };
  const result = applyOverride(
    screen as ScreenDocument,
    getAt(value, '/override') as ScreenOverride,
  );
  const unmatchedIssues = result.unmatched.map(
    ({ op, target }): Issue => ({
      kind: 'value',
      at: '/override/changes',
      message: `The change "${op}" finds no target`,
      found: target,
      expected: 'the id of an element of the screen',
    }),
  );
  // The result is validated again because a merge can set any field to any value.
  const resultIssues = validateScreen(result.screen).map(
    ({ at, message, ...issue }): Issue => ({
      ...issue,
      at: '/override/changes',
      message: `The resulting screen is invalid at ${at}: ${message}`,
    }),
  );
  return { document: result.screen, issues: [...unmatchedIssues, ...resultIssues] };
}

/** Validates an element, a screen or an override, or applies an override to the screen beside it. */
export function resolveDocument(value: unknown): ResolvedDocument {
  if (getAt(value, '/override') !== undefined) return resolveOverriddenScreen(value);
  return { document: value, issues: validators[detectDocumentKind(value)](value) };
}
