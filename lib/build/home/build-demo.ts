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
import { issueToDiagnostic } from '../checks/issue-diagnostic';
import { listDataBindings } from '../checks/list-bindings';
import type { BuiltDemo, Demo, DemoCall, DemoData, DemoStep } from './demo';
import type { DemoFile } from './demo-file';
import { runDemoCall } from './run-demo-call';

/** The user of the doctor app. */
const screenUserId = 'doctor';

type Step = DemoFile['steps'][number];

/** What does not fit, and what would. */
type Fault = { path: YamlPath; message: string; found: string; expected: string };

const locate = ({ path, ...fault }: Fault): Diagnostic => ({
  severity: 'error',
  file: siteFiles.demo,
  ...parseYamlSource(readText(siteFiles.demo)).positionOfValue(path),
  ...fault,
});

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

function resolveStep(
  { label, button, from, user: userId, call, click }: Step,
  index: number,
  clickable: ReadonlyMap<string, DemoCall>,
  operationIds: readonly string[],
): { step: DemoStep } | { fault: Fault } {
  const user = roleUsers.find(({ id }) => id === userId);
  if (!user) {
    const known = roleUsers.map(({ id }) => id);
    const message = 'The sandbox has no such user';
    const path = ['steps', index, 'user'];
    return { fault: { path, message, found: userId, expected: describeNames(userId, known) } };
  }
  const performed = call ?? clickable.get(click ?? '');
  if (call && !operationIds.includes(call.operation)) {
    const path = ['steps', index, 'call', 'operation'];
    const expected = describeNames(call.operation, operationIds);
    return { fault: { path, message: 'Unknown operation', found: call.operation, expected } };
  }
  if (performed) return { step: { label, button, from, user, call: performed } };
  const [found, known] = [click ?? '', [...clickable.keys()]];
  const message = 'The screen has no element with this id whose action is a call';
  const path = ['steps', index, 'click'];
  return { fault: { path, message, found, expected: describeNames(found, known) } };
}

/** Runs all steps in a new sandbox. Returns the data after the first step, or the fault of the step that fails. */
async function runSteps(demo: Demo): Promise<{ initial: DemoData } | { fault: Fault }> {
  const send = createSender(createSandbox());
  let data: DemoData | undefined;
  let initial: DemoData | undefined;
  for (const [index, { from, call, user }] of demo.steps.entries()) {
    const status = data?.appointment.status;
    if (status !== from) {
      const expected = `${String(status)}, the status after the step before`;
      const message = 'No step leads to the status that this step needs';
      return { fault: { path: ['steps', index], message, found: from ?? 'no status', expected } };
    }
    try {
      ({ data } = await runDemoCall(demo, call, user, data, send));
    } catch (error) {
      const message = 'The sandbox refuses the step';
      const found = describeError(error);
      const expected = 'a step that succeeds';
      return { fault: { path: ['steps', index], message, found, expected } };
    }
    initial ??= data;
  }
  const unknown = demo.fields.findIndex((field) => initial?.appointment[field] === undefined);
  if (unknown < 0 && initial) return { initial };
  const found = demo.fields[unknown] ?? '';
  const known = Object.keys(initial?.appointment ?? {});
  const message = 'The appointment has no such field after the first step';
  const path = ['fields', unknown];
  return { fault: { path, message, found, expected: describeNames(found, known) } };
}

/** Whether a screen whose issues have been checked reads the appointment when it opens. */
const readsAppointment = (screen: unknown): screen is ScreenDocument =>
  getAt(screen, '/onOpen/type') === 'call' && getAt(screen, '/onOpen/saveTo') === '/appointment';

/**
 * Builds the demonstration of the home page and runs all of its steps in a new sandbox.
 * @returns what the page needs, or why it does not work
 */
export async function buildDemo(
  { fields, steps, screen }: DemoFile,
  document: OpenApiDocument,
): Promise<BuiltDemo | { diagnostics: Diagnostic[] }> {
  const text = readText(siteFiles.demo);
  const operationIds = listOperationIds(document);
  const issues = checkDocument(screen, operationIds).map((issue) =>
    issueToDiagnostic(issue, siteFiles.demo, text, '/screen'),
  );
  if (issues.length > 0) return { diagnostics: issues };
  if (!readsAppointment(screen)) {
    const message = 'The screen does not read the appointment when it opens';
    const found = JSON.stringify(getAt(screen, '/onOpen') ?? null);
    const expected = 'a `call` action with `saveTo: /appointment`';
    return { diagnostics: [locate({ path: ['screen', 'onOpen'], message, found, expected })] };
  }
  const clickable = listClickableCalls(screen);
  const resolved = steps.map((step, index) => resolveStep(step, index, clickable, operationIds));
  const faults = resolved.flatMap((result) => ('fault' in result ? [locate(result.fault)] : []));
  const screenUser = roleUsers.find(({ id }) => id === screenUserId);
  if (faults.length > 0 || !screenUser) return { diagnostics: faults };
  const calls = listActions(screen).map(({ value }) => String(value.operation));
  const used = new Set([...calls, ...steps.flatMap(({ call }) => call?.operation ?? [])]);
  const operations = listOperations(document).filter(({ id }) => used.has(id));
  const demo: Demo = {
    fields,
    steps: resolved.flatMap((result) => ('step' in result ? [result.step] : [])),
    screen,
    screenUser,
    operations: Object.fromEntries(
      operations.map(({ id, method, path }) => [id, { method, path }]),
    ),
    elementsOfField: findElementsOfField(screen, fields),
  };
  const run = await runSteps(demo);
  if ('fault' in run) return { diagnostics: [locate(run.fault)] };
  return { demo, initial: run.initial };
}
