import { applyOverride } from './apply-override';
import type { ScreenDocument, ScreenOverride } from './contract-types';
import type { Issue } from './issue';
import { getAt, joinPointer } from './json-pointer';
import type { DocumentKind } from './schema-lookup';
import { validateElement, validateOverride, validateScreen } from './validate-document';

/** What a document is meant to be, by the fields that only that kind has. */
export function detectDocumentKind(value: unknown): DocumentKind {
  if (getAt(value, '/changes') !== undefined) return 'override';
  return getAt(value, '/contract') !== undefined ||
    (getAt(value, '/content') !== undefined && getAt(value, '/type') === undefined)
    ? 'screen'
    : 'element';
}

const validators = { element: validateElement, screen: validateScreen, override: validateOverride };

/** What is drawn for an edited document, and what is wrong with it. */
export type ResolvedDocument = { document: unknown; issues: Issue[] };

/** A screen and an override of it, as the guide about overrides shows them. */
function readOverridden(value: unknown): ResolvedDocument {
  const parts = ['screen', 'override'] as const;
  const issues = parts.flatMap((part) =>
    validators[part](getAt(value, `/${part}`)).map((issue) => ({
      ...issue,
      pointer: joinPointer('', part) + issue.pointer,
    })),
  );
  const screen = getAt(value, '/screen');
  if (issues.length > 0) return { document: screen, issues };
  const result = applyOverride(
    screen as ScreenDocument,
    getAt(value, '/override') as ScreenOverride,
  );
  const missed = result.unmatched.map(
    ({ op, target }): Issue => ({
      kind: 'value',
      pointer: '/override/changes',
      message: `The change «${op}» finds no target`,
      found: target,
      expected: 'the id of an element of the screen',
    }),
  );
  // What comes of it has to be a right screen as well: a merge can set anything.
  const wrong = validateScreen(result.screen).map(
    ({ pointer, message, ...issue }): Issue => ({
      ...issue,
      pointer: '/override/changes',
      message: `The screen that comes of it is wrong at ${pointer}: ${message}`,
    }),
  );
  return { document: result.screen, issues: [...missed, ...wrong] };
}

/** Reads a document of any kind: an element, a screen, an override, or a screen with an override of it. */
export function resolveDocument(value: unknown): ResolvedDocument {
  if (getAt(value, '/override') !== undefined) return readOverridden(value);
  return { document: value, issues: validators[detectDocumentKind(value)](value) };
}
