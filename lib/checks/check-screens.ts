import type { Issue } from '../contract/issue';
import { getAt, joinPointer } from '../contract/json-pointer';
import { readScreens, type ScreenDefinition } from '../contract/screens/load-screens';
import { listScreenStates } from '../contract/screens/screen-states';
import { listReachableScreens, listTransitions } from '../contract/screens/transitions';
import { listActions } from '../contract/walk-document';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { isFile, readText } from '../files/project-files';
import { getOpenApiDocument, type OpenApiDocument } from '../openapi/openapi-document';
import { listProperties, resolveSchema } from '../openapi/schema-fields';
import { checkDocument } from './check-elements';
import { issueToDiagnostic } from './issue-diagnostic';

/** Where a doctor can begin: the first screen, and what a push message or a code opens. */
const firstScreens = ['welcome-screen'];

type Binding = { pointer: string; bind: string };

/** Every binding in a screen with its place. */
function listBindings(value: unknown, pointer = ''): Binding[] {
  if (typeof value !== 'object' || value === null) return [];
  const bind = getAt(value, '/bind');
  const own = typeof bind === 'string' ? [{ pointer: joinPointer(pointer, 'bind'), bind }] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) =>
      key === 'data' ? [] : listBindings(inner, joinPointer(pointer, key)),
    ),
  ];
}

/** Data that the app brings, not the screen: entries of lists, inputs, parameters, and results of other screens. */
const broughtByApp = /^\/(item|inputs|parameters|result)(\/|$)/;

/** Bindings that no state of the screen has data for. */
function checkBindings(screen: ScreenDefinition): Issue[] {
  const datas = listScreenStates(screen).map(({ document }) => document.data);
  const saved = listActions(screen.screen).flatMap(({ value }) =>
    typeof value.saveTo === 'string' ? [value.saveTo] : [],
  );
  return listBindings(screen.screen)
    .filter(({ bind }) => !broughtByApp.test(bind))
    .filter(({ bind }) => !saved.some((path) => bind === path || bind.startsWith(`${path}/`)))
    .filter(({ bind }) => datas.every((data) => getAt(data, bind) === undefined))
    .map(({ pointer, bind }) => ({
      kind: 'value',
      pointer,
      message: 'No state of the screen has this data',
      found: bind,
      expected: 'a pointer into the data of one of its states',
    }));
}

/** Ways to screens that do not exist. */
function checkTargets({ screen }: ScreenDefinition, names: readonly string[]): Issue[] {
  return listActions(screen).flatMap(({ value, pointer, type }): Issue[] => {
    if (type !== 'navigate' && type !== 'deepLink') return [];
    const target = String(value.target).split('=')[0] ?? '';
    if (names.includes(target)) return [];
    return [
      {
        kind: 'value',
        pointer: joinPointer(pointer, 'target'),
        message: 'There is no such screen',
        found: target,
        expected: `one of ${names.join(', ')}`,
      },
    ];
  });
}

/** Whether a schema has a field, or a list of values a value, of this name. */
function isDescribed(schema: string, name: string, document: OpenApiDocument): boolean {
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
    isDescribed(schema, name, document)
      ? []
      : [
          {
            kind: 'value',
            pointer: `/fields/${index}/name`,
            message: 'The API reference has no such field or value',
            found: `${schema}.${name}`,
            expected: 'a schema of the API reference and one of its fields or values',
          },
        ],
  );
}

/**
 * Everything that is wrong with one screen, by pointers into its file.
 * @param names the screens that exist
 * @param operations the operations that a call may name
 * @param document the API's description, for the fields
 */
export function listScreenIssues(
  screen: ScreenDefinition,
  names: readonly string[],
  operations: readonly string[] | undefined,
  document: OpenApiDocument | undefined = operations && getOpenApiDocument(),
): Issue[] {
  const within = (base: string) => (issue: Issue) => ({ ...issue, pointer: base + issue.pointer });
  const own = screen.screen.screen;
  const states = listScreenStates(screen).flatMap(({ document }) =>
    checkDocument(document, operations),
  );
  const overrides = screen.overrides.flatMap(({ changes }, index) =>
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
    ...states.map(within('/screen')),
    ...overrides,
    ...checkBindings(screen).map(within('/screen')),
    ...checkTargets(screen, names).map(within('/screen')),
    ...(document ? checkFields(screen, document) : []),
    ...(own === screen.name
      ? []
      : [
          {
            kind: 'value' as const,
            pointer: '/screen/screen',
            message: 'The screen is not named like its file',
            found: String(own),
            expected: screen.name,
          },
        ]),
  ];
  // The states share one tree: what is wrong in it is told once.
  return [...new Map(issues.map((i) => [`${i.pointer} ${i.message} ${i.found}`, i])).values()];
}

/**
 * Checks every screen of content/screens in each of its states: the contract, the ways, the bindings, the fields
 * and the overrides, that it has a page, and that it can be reached. Needs the generated validator.
 * @param operations the operations that a call may name; left out where the API's description is itself broken
 */
export function checkScreens(operations: readonly string[] | undefined): Diagnostic[] {
  const { screens, diagnostics } = readScreens();
  const names = screens.map(({ name }) => name);
  const document = operations && getOpenApiDocument();
  const found = screens.flatMap((screen) => {
    const text = readText(screen.file);
    return listScreenIssues(screen, names, operations, document).map((issue) =>
      issueToDiagnostic(issue, screen.file, text),
    );
  });
  const reached = listReachableScreens(listTransitions(screens), firstScreens);
  const lost = screens.flatMap(({ name, file }): Diagnostic[] => {
    const page = `content/docs/doctor-app/${name}.mdx`;
    const fault = { severity: 'error', file } as const;
    return [
      ...(isFile(page) ? [] : [{ ...fault, message: 'The screen has no page', expected: page }]),
      ...(reached.has(name)
        ? []
        : [
            {
              ...fault,
              message: `No way leads here from ${firstScreens.join(' or ')}`,
              expected: 'an action of another screen that opens it',
            },
          ]),
    ];
  });
  return [...diagnostics, ...found, ...lost];
}
