import { getOpenApiDocument } from '../../api/description/load-openapi-document';
import type { OpenApiDocument } from '../../api/description/openapi-document';
import { listProperties, resolveSchema } from '../../api/description/resolve-schema';
import {
  listScreenNames,
  readScreens,
  type ScreenDefinition,
} from '../../elements/screens/load-screens';
import { listScreenStates } from '../../elements/screens/screen-states';
import { listReachableScreens, listTransitions } from '../../elements/screens/transitions';
import { listActions, listElements } from '../../elements/walk-document';
import type { Diagnostic, FindingAt } from '../../kit/diagnostics/diagnostic';
import { describeNames } from '../../kit/diagnostics/suggest-name';
import { isFile, readText } from '../../kit/files/project-files';
import { getAt, isAtOrBelow, joinPointer } from '../../kit/json/json-pointer';
import { checkDocument } from './check-elements';
import { listOperationIds } from './find-openapi-document';
import { listDataBindings } from './list-bindings';
import { locateInJson } from './locate-in-json';

/** The entry points of the app, from which every other screen must be reachable. */
const entryScreens = ['welcome-screen'];

/** Reports bindings for which no state of the screen has data. */
function checkBindings(screen: ScreenDefinition): FindingAt<string>[] {
  const stateData = listScreenStates(screen).map(({ document }) => document.data);
  const savedPointers = listActions(screen.screen).flatMap(({ value }) =>
    typeof value.saveTo === 'string' ? [value.saveTo] : [],
  );
  return listDataBindings(screen.screen)
    .filter(({ bind }) => !savedPointers.some((saved) => isAtOrBelow(bind, saved)))
    .filter(({ bind }) => stateData.every((data) => getAt(data, bind) === undefined))
    .map(({ pointer, bind }) => ({
      at: pointer,
      message: 'No state of the screen has data for this binding',
      found: bind,
      expected: 'a JSON Pointer to a value in the data of at least one state',
    }));
}

/** Reports actions that open screens which do not exist. */
function checkTargets({ screen }: ScreenDefinition, names: readonly string[]): FindingAt<string>[] {
  return listActions(screen).flatMap(({ value, pointer, type }): FindingAt<string>[] => {
    if (type !== 'navigate' && type !== 'deepLink') return [];
    const target = String(value.target).split('=')[0] ?? '';
    if (names.includes(target)) return [];
    return [
      {
        at: joinPointer(pointer, 'target'),
        message: 'The action opens an unknown screen',
        found: target,
        expected: describeNames(target, names),
      },
    ];
  });
}

/** Reports elements with the id of another element: an override could not distinguish them. */
function checkIds({ screen }: ScreenDefinition): FindingAt<string>[] {
  const seen = new Set<string>();
  return listElements(screen).flatMap(({ value: { id }, pointer }): FindingAt<string>[] => {
    if (typeof id !== 'string') return [];
    const isDuplicate = seen.has(id);
    seen.add(id);
    const message = 'Another element has the same id';
    const expected = 'an id that no other element of the screen has';
    return isDuplicate ? [{ at: joinPointer(pointer, 'id'), message, found: id, expected }] : [];
  });
}

/** Reports states with the title of another, and changed data of the first state, which shows the screen's own. */
function checkStates({ states }: ScreenDefinition): FindingAt<string>[] {
  const titles = states.map(({ title }) => title);
  const duplicates = titles.flatMap((title, index): FindingAt<string>[] =>
    titles.indexOf(title) === index
      ? []
      : [
          {
            at: `/states/${index}/title`,
            message: 'Another state has the same title',
            found: title,
            expected: 'a different title for each state',
          },
        ],
  );
  if (states[0]?.data === undefined) return duplicates;
  const message = 'The first state changes data, but it shows the screen with its own data';
  const [found, expected] = ['data', 'no data'];
  return [...duplicates, { at: '/states/0/data', message, found, expected }];
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

function checkFields({ fields }: ScreenDefinition, document: OpenApiDocument): FindingAt<string>[] {
  return fields.flatMap(({ schema, name }, index): FindingAt<string>[] =>
    hasFieldOrValue(schema, name, document)
      ? []
      : [
          {
            at: `/fields/${index}/name`,
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
): FindingAt<string>[] {
  const prefixPointer = (base: string) => (finding: FindingAt<string>) => ({
    ...finding,
    at: base + finding.at,
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
      .filter(({ at }) => at.startsWith('/override'))
      .map((issue) => ({
        ...issue,
        at: `/overrides/${index}${issue.at.replace('/override', '')}`,
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
            at: '/screen/screen',
            message: 'The name of the screen differs from the name of its file',
            found: String(declaredName),
            expected: screen.name,
          },
        ]),
  ];
  // All states contain the same elements, so an issue of an element occurs once per state.
  const byText = issues.map(
    (issue) => [`${issue.at} ${issue.message} ${issue.found}`, issue] as const,
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
    return locateInJson(screen.file, listScreenIssues(screen, names, operations, document), text);
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
