import type { OpenApiDocument } from '../../api/description/openapi-document';
import { listOperations } from '../../api/description/operations';
import { roleUsers } from '../../calls/request/find-callers';
import { createSender } from '../../calls/workflows/record-workflow';
import type { ScreenDocument } from '../../elements/contract-types';
import { listActions, listElements } from '../../elements/walk-document';
import { describeError } from '../../kit/diagnostics/describe-error';
import type { Diagnostic } from '../../kit/diagnostics/diagnostic';
import { describeNames } from '../../kit/diagnostics/suggest-name';
import { parseYamlSource, type YamlPath } from '../../kit/diagnostics/yaml-source';
import { readText } from '../../kit/files/project-files';
import { getAt } from '../../kit/json/json-pointer';
import { createSandbox } from '../../sandbox/create-sandbox';
import { siteFiles } from '../../site/site-settings';
import { checkDocument } from '../checks/check-elements';
import { listOperationIds } from '../checks/find-openapi-document';
import { listDataBindings } from '../checks/list-bindings';
import { locateInJson } from '../checks/locate-in-json';
import type { BuiltDemo, Demo, DemoCall, DemoData, DemoStep } from './demo';
import type { DemoFile } from './demo-file';
import { runDemoCall } from './run-demo-call';

/** The user of the doctor app. */
const screenUserId = 'doctor';

/** Reports what does not fit, and what would. */
type Report = (path: YamlPath, message: string, found: string, expected: string) => void;

/** The `call` actions of elements with an id, by the id. */
function listClickableCalls(screen: unknown): Map<string, DemoCall> {
  const calls = listElements(screen).flatMap(({ value: { id, action } }) => {
    const operation = getAt(action, '/operation');
    if (typeof id !== 'string' || typeof operation !== 'string') return [];
    return [[id, { operation, body: getAt(action, '/body') }] as const];
  });
  return new Map(calls);
}

/** Which elements show a field of the appointment: those with an id that have a binding to it. */
function findElementsOfField(screen: unknown, fields: readonly string[]): Record<string, string[]> {
  const elements = listElements(screen).filter(({ value }) => typeof value.id === 'string');
  const hasBinding = ({ action: _action, ...value }: Record<string, unknown>, field: string) =>
    listDataBindings(value).some(({ bind }) => bind === `/appointment/${field}`);
  return Object.fromEntries(
    fields.map((field) => [
      field,
      elements.filter(({ value }) => hasBinding(value, field)).map(({ value }) => String(value.id)),
    ]),
  );
}

/** Runs all steps in a new sandbox, and reports one that fails. Returns the data after the first step. */
async function runSteps(demo: Demo, report: Report): Promise<DemoData | undefined> {
  const send = createSender(createSandbox());
  let data: DemoData | undefined;
  let initial: DemoData | undefined;
  for (const [index, { from, call, user }] of demo.steps.entries()) {
    const path = ['steps', index];
    const status = data?.appointment.status;
    if (status !== from) {
      const message = 'No step leads to the status that this step needs';
      report(path, message, from ?? 'no status', `${status}, the status after the step before`);
      return undefined;
    }
    try {
      ({ data } = await runDemoCall(demo, call, user, data, send));
    } catch (error) {
      report(path, 'The sandbox refuses the step', describeError(error), 'a step that succeeds');
      return undefined;
    }
    initial ??= data;
  }
  return initial;
}

/** Whether a screen whose issues have been checked reads the appointment when it opens. */
const readsAppointment = (screen: unknown): screen is ScreenDocument =>
  getAt(screen, '/onOpen/type') === 'call' && getAt(screen, '/onOpen/saveTo') === '/appointment';

/**
 * Builds the demonstration of the home page and runs all of its steps in a new sandbox.
 * @returns what the page needs, or why it does not work
 */
export async function buildDemo(
  { fields, next, steps: sources, screen }: DemoFile,
  document: OpenApiDocument,
): Promise<BuiltDemo | { diagnostics: Diagnostic[] }> {
  const file = siteFiles.demo;
  const text = readText(file);
  const operationIds = listOperationIds(document);
  const diagnostics = locateInJson(file, checkDocument(screen, operationIds), text, '/screen');
  if (diagnostics.length > 0) return { diagnostics };
  const source = parseYamlSource(text);
  const report: Report = (path, message, found, expected) => {
    const position = source.positionOfValue(path);
    diagnostics.push({ severity: 'error', file, ...position, message, found, expected });
  };
  const reportName = (path: YamlPath, message: string, found: string, known: readonly string[]) =>
    report(path, message, found, describeNames(found, known));

  if (!readsAppointment(screen)) {
    const found = JSON.stringify(getAt(screen, '/onOpen') ?? null);
    const message = 'The screen does not read the appointment when it opens';
    report(['screen', 'onOpen'], message, found, 'a `call` action with `saveTo: /appointment`');
    return { diagnostics };
  }
  const clickable = listClickableCalls(screen);
  const findUser = (userId: string) => roleUsers.find(({ id }) => id === userId);
  const steps = sources.flatMap(({ click = '', ...step }, index): DemoStep[] => {
    const path = ['steps', index];
    const user = findUser(step.user);
    const call = step.call ?? clickable.get(click);
    if (!user) {
      const known = roleUsers.map(({ id }) => id);
      reportName([...path, 'user'], 'The sandbox has no such user', step.user, known);
    } else if (!call) {
      const message = 'The screen has no element with this id whose action is a call';
      reportName([...path, 'click'], message, click, [...clickable.keys()]);
    } else if (!operationIds.includes(call.operation)) {
      const { operation } = call;
      reportName([...path, 'call', 'operation'], 'Unknown operation', operation, operationIds);
    } else return [{ ...step, user, call }];
    return [];
  });
  const screenUser = findUser(screenUserId);
  if (diagnostics.length > 0 || !screenUser) return { diagnostics };
  const used = new Set(
    [...steps.map(({ call }) => call), ...listActions(screen).map(({ value }) => value)].map(
      ({ operation }) => operation,
    ),
  );
  const operations = listOperations(document).filter(({ id }) => used.has(id));
  const demo: Demo = {
    fields,
    next,
    steps,
    screen,
    screenUser,
    operations: Object.fromEntries(
      operations.map(({ id, method, path }) => [id, { method, path }]),
    ),
    elementsOfField: findElementsOfField(screen, fields),
  };
  const initial = await runSteps(demo, report);
  if (!initial) return { diagnostics };
  const known = Object.keys(initial.appointment);
  const unknown = fields.find((field) => !known.includes(field));
  if (unknown === undefined) return { demo, initial };
  const message = 'The appointment has no such field after the first step';
  reportName(['fields', fields.indexOf(unknown)], message, unknown, known);
  return { diagnostics };
}
