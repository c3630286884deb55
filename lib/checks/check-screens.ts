import type { Issue } from '../contract/issue';
import { getAt, joinPointer } from '../contract/json-pointer';
import { readScreens, type ScreenDefinition } from '../contract/screens/load-screens';
import { listScreenStates } from '../contract/screens/screen-states';
import { listReachableScreens, listTransitions } from '../contract/screens/transitions';
import { listActions } from '../contract/walk-document';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { isFile, readText } from '../files/project-files';
import { getOpenApiDocument } from '../openapi/load-openapi-document';
import type { OpenApiDocument } from '../openapi/openapi-document';
import { listProperties, resolveSchema } from '../openapi/schema-fields';
import { checkDocument } from './check-elements';
import { issueToDiagnostic } from './issue-diagnostic';

/** The entry points of the app, from which every other screen must be reachable. */
const entryScreens = ['welcome-screen'];

type Binding = { pointer: string; bind: string };

/** Every binding in a screen, with the JSON Pointer of its `bind` field. */
function listBindings(value: unknown, pointer = ''): Binding[] {
  if (typeof value !== 'object' || value === null) return [];
  const bind = getAt(value, '/bind');
  const own = typeof bind === 'string' ? [{ pointer: joinPointer(pointer, 'bind'), bind }] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, child]) =>
      key === 'data' ? [] : listBindings(child, joinPointer(pointer, key)),
    ),
  ];
}

/** Data that the app adds to the screen's own: list items, inputs, parameters, and results of other screens. */
const appDataPattern = /^\/(item|inputs|parameters|result)(\/|$)/;

/** Reports bindings for which no state of the screen has data. */
function checkBindings(screen: ScreenDefinition): Issue[] {
  const stateData = listScreenStates(screen).map(({ document }) => document.data);
  const savedPointers = listActions(screen.screen).flatMap(({ value }) =>
    typeof value.saveTo === 'string' ? [value.saveTo] : [],
  );
  return listBindings(screen.screen)
    .filter(({ bind }) => !appDataPattern.test(bind))
    .filter(
      ({ bind }) => !savedPointers.some((saved) => bind === saved || bind.startsWith(`${saved}/`)),
    )
    .filter(({ bind }) => stateData.every((data) => getAt(data, bind) === undefined))
    .map(({ pointer, bind }) => ({
      kind: 'value',
      pointer,
      message: 'No state of the screen has data for this binding',
      found: bind,
      expected: 'a JSON Pointer to a value in the data of at least one state',
    }));
}

/** Reports actions that open screens which do not exist. */
function checkTargets({ screen }: ScreenDefinition, names: readonly string[]): Issue[] {
  return listActions(screen).flatMap(({ value, pointer, type }): Issue[] => {
    if (type !== 'navigate' && type !== 'deepLink') return [];
    const target = String(value.target).split('=')[0] ?? '';
    if (names.includes(target)) return [];
    return [
      {
        kind: 'value',
        pointer: joinPointer(pointer, 'target'),
        message: 'The action opens an unknown screen',
        found: target,
        expected: `one of ${names.join(', ')}`,
      },
    ];
  });
}

/** Whether a schema has a field or an enumeration value with this name. */
function hasFieldOrValue(schema: string, name: string, document: OpenApiDocument): boolean {
  const source = document.components.schemas[schema];
  if (!source) return false;
  const { enum: values = [], examples = [] } = resolveSchema(source, document);
  return (
    listProperties(source, document).some((property) => property.name === name) ||
    [...values, ...examples].includes(name)
  );
}

function checkFields({ fields }: ScreenDefinition, document: OpenApiDocument): Issue[] {
  return fields.flatMap(({ schema, name }, index): Issue[] =>
    hasFieldOrValue(schema, name, document)
      ? []
      : [
          {
            kind: 'value',
            pointer: `/fields/${index}/name`,
            message: 'The API reference does not have this field or value',
            found: `${schema}.${name}`,
            expected: 'a schema of the API reference, with one of its fields or values',
          },
        ],
  );
}

/**
 * The issues of a screen. Their pointers refer to the screen's file.
 * @param names the names of all screens
 * @param operations the ids of the API's operations; undefined if the OpenAPI document is invalid
 */
export function listScreenIssues(
  screen: ScreenDefinition,
  names: readonly string[],
  operations: readonly string[] | undefined,
  document: OpenApiDocument | undefined = operations && getOpenApiDocument(),
): Issue[] {
  const prefixPointer = (base: string) => (issue: Issue) => ({
    ...issue,
    pointer: base + issue.pointer,
  });
  const declaredName = screen.screen.screen;
  const stateIssues = listScreenStates(screen).flatMap((state) =>
    checkDocument(state.document, operations),
  );
  const overrideIssues = screen.overrides.flatMap(({ changes }, index) =>
    checkDocument(
      {
        screen: screen.screen,
        override: { contract: screen.screen.contract, screen: screen.name, changes },
      },
      operations,
    )
      .filter(({ pointer }) => pointer.startsWith('/override'))
      .map((issue) => ({
        ...issue,
        pointer: `/overrides/${index}${issue.pointer.replace('/override', '')}`,
      })),
  );
  const issues = [
    ...stateIssues.map(prefixPointer('/screen')),
    ...overrideIssues,
    ...checkBindings(screen).map(prefixPointer('/screen')),
    ...checkTargets(screen, names).map(prefixPointer('/screen')),
    ...(document ? checkFields(screen, document) : []),
    ...(declaredName === screen.name
      ? []
      : [
          {
            kind: 'value' as const,
            pointer: '/screen/screen',
            message: 'The name of the screen differs from the name of its file',
            found: String(declaredName),
            expected: screen.name,
          },
        ]),
  ];
  // All states contain the same elements, so an issue of an element occurs once per state.
  const byText = issues.map(
    (issue) => [`${issue.pointer} ${issue.message} ${issue.found}`, issue] as const,
  );
  return [...new Map(byText).values()];
}

/**
 * Checks every screen of content/screens: each state against the contract, its bindings, transitions, fields and
 * overrides, that it has a page, and that it is reachable. Requires the generated validator.
 * @param operations the ids of the API's operations; undefined if the OpenAPI document is invalid
 */
export function checkScreens(operations: readonly string[] | undefined): Diagnostic[] {
  const { screens, diagnostics } = readScreens();
  const names = screens.map(({ name }) => name);
  const document = operations && getOpenApiDocument();
  const screenDiagnostics = screens.flatMap((screen) => {
    const text = readText(screen.file);
    return listScreenIssues(screen, names, operations, document).map((issue) =>
      issueToDiagnostic(issue, screen.file, text),
    );
  });
  const reachable = listReachableScreens(listTransitions(screens), entryScreens);
  const siteDiagnostics = screens.flatMap(({ name, file }): Diagnostic[] => {
    const page = `content/docs/doctor-app/${name}.mdx`;
    const error = { severity: 'error', file } as const;
    return [
      ...(isFile(page) ? [] : [{ ...error, message: 'The screen has no page', expected: page }]),
      ...(reachable.has(name)
        ? []
        : [
            {
              ...error,
              message: `The screen is not reachable from ${entryScreens.join(' or ')}`,
              expected: 'an action on another screen that opens it',
            },
          ]),
    ];
  });
  return [...diagnostics, ...screenDiagnostics, ...siteDiagnostics];
}
