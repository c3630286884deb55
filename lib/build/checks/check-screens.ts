import { getOpenApiDocument } from '../../api/description/load-openapi-document';
import type { OpenApiDocument } from '../../api/description/openapi-document';
import { listProperties, resolveSchema } from '../../api/description/resolve-schema';
import type { Issue } from '../../elements/issue';
import {
  listScreenNames,
  readScreens,
  type ScreenDefinition,
} from '../../elements/screens/load-screens';
import { listScreenStates } from '../../elements/screens/screen-states';
import { listReachableScreens, listTransitions } from '../../elements/screens/transitions';
import { listActions, listElements } from '../../elements/walk-document';
import type { Diagnostic } from '../../kit/diagnostics/diagnostic';
import { describeNames } from '../../kit/diagnostics/suggest-name';
import { isFile, readText } from '../../kit/files/project-files';
import { getAt, isAtOrBelow, joinPointer } from '../../kit/json/json-pointer';
import { checkDocument } from './check-elements';
import { listOperationIds } from './find-openapi-document';
import { issueToDiagnostic } from './issue-diagnostic';
import { listDataBindings } from './list-bindings';

/** The entry points of the app, from which every other screen must be reachable. */
const entryScreens = ['welcome-screen'];

/** Reports bindings for which no state of the screen has data. */
function checkBindings(screen: ScreenDefinition): Issue[] {
  const stateData = listScreenStates(screen).map(({ document }) => document.data);
  const savedPointers = listActions(screen.screen).flatMap(({ value }) =>
    typeof value.saveTo === 'string' ? [value.saveTo] : [],
  );
  return listDataBindings(screen.screen)
    .filter(({ bind }) => !savedPointers.some((saved) => isAtOrBelow(bind, saved)))
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
        expected: describeNames(target, names),
      },
    ];
  });
}

/** Reports elements with the id of another element: an override could not distinguish them. */
function checkIds({ screen }: ScreenDefinition): Issue[] {
  const seen = new Set<string>();
  return listElements(screen).flatMap(({ value: { id }, pointer }): Issue[] => {
    if (typeof id !== 'string') return [];
    const isDuplicate = seen.has(id);
    seen.add(id);
    const message = 'Another element has the same id';
    const expected = 'an id that no other element of the screen has';
    return isDuplicate
      ? [{ kind: 'value', pointer: joinPointer(pointer, 'id'), message, found: id, expected }]
      : [];
  });
}

/** Reports states with the title of another, and changed data of the first state, which shows the screen's own. */
function checkStates({ states }: ScreenDefinition): Issue[] {
  const titles = states.map(({ title }) => title);
  const duplicates = titles.flatMap((title, index): Issue[] =>
    titles.indexOf(title) === index
      ? []
      : [
          {
            kind: 'value',
            pointer: `/states/${index}/title`,
            message: 'Another state has the same title',
            found: title,
            expected: 'a different title for each state',
          },
        ],
  );
  if (states[0]?.data === undefined) return duplicates;
  const message = 'The first state changes data, but it shows the screen with its own data';
  const [found, expected] = ['data', 'no data'];
  return [...duplicates, { kind: 'value', pointer: '/states/0/data', message, found, expected }];
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
    ...checkIds(screen).map(prefixPointer('/screen')),
    ...checkStates(screen),
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
 * Checks every valid file of content/screens: each state against the contract, its bindings, transitions, fields and
 * overrides, that it has a page, and that it is reachable. Requires the generated validator.
 * @param document the API's description; undefined if it has errors
 */
export function checkScreens(document: OpenApiDocument | undefined): Diagnostic[] {
  const { screens } = readScreens();
  const names = listScreenNames();
  const operations = document && listOperationIds(document);
  const screenDiagnostics = screens.flatMap((screen) => {
    const text = readText(screen.file);
    return listScreenIssues(screen, names, operations, document).map((issue) =>
      issueToDiagnostic(issue, screen.file, text),
    );
  });
  // A screen with an invalid file may be the one that leads to others.
  const reachable =
    screens.length < names.length
      ? new Set(names)
      : listReachableScreens(listTransitions(screens), entryScreens);
  const siteDiagnostics = screens.flatMap(({ name, file }): Diagnostic[] => {
    const page = `content/docs/doctor-app/${name}.mdx`;
    const error = { severity: 'error', file } as const;
    return [
      ...(isFile(page)
        ? []
        : [{ ...error, message: 'The screen has no page', found: 'no file', expected: page }]),
      ...(reachable.has(name)
        ? []
        : [
            {
              ...error,
              message: `The screen is not reachable from ${entryScreens.join(' or ')}`,
              found: 'no action that opens it',
              expected: 'an action on another screen that opens it',
            },
          ]),
    ];
  });
  return [...screenDiagnostics, ...siteDiagnostics];
}
