import type { Workflow, WorkflowStep } from '../../../api/arazzo/arazzo-schema';
import { parseRuntimeExpression } from '../../../api/arazzo/runtime-expression';
import { parsePointer } from '../../../kit/json/json-pointer';
import {
  getExpectedStatuses,
  getOperationId,
  getSourceName,
  type StepOperation,
} from '../workflow-step-run';

/** A variable of a program. Its type is needed by languages that declare it, and by those that write JSON as text. */
export type ProgramVariable = { name: string; type: 'string' | 'number' | 'boolean' };

/** A value in a request: JSON, in which a text can be replaced by a variable. */
export type ProgramValue =
  | { kind: 'literal'; value: string | number | boolean | null }
  | ({ kind: 'variable' } & ProgramVariable)
  | { kind: 'list'; items: ProgramValue[] }
  | { kind: 'object'; entries: Array<[name: string, value: ProgramValue]> };

/** A variable that a program reads from a response. */
export type ProgramOutput = ProgramVariable & { path: Array<string | number> };

/** A request of a program in any language. */
export type ProgramCall = {
  title: string;
  method: string;
  /** The path below the server's URL: texts and variables that follow each other. */
  path: Array<string | ProgramVariable>;
  query: Array<[name: string, value: ProgramValue]>;
  headers: Array<[name: string, value: ProgramValue]>;
  body: ProgramValue | undefined;
  /** The success statuses. */
  statuses: number[];
  /** What the program reads from the JSON of the response. */
  outputs: ProgramOutput[];
  /** Whether the request is for the sandbox's own endpoints, which an environment does not have. */
  isControl: boolean;
};

/** A program, independent of the language: it sets variables, and sends requests that use values of earlier ones. */
export type WorkflowProgram = {
  title: string;
  /** What to know before it is used, as the lines of a comment. */
  notes: string[];
  inputs: Array<ProgramVariable & { description: string; value: string | number | boolean }>;
  calls: ProgramCall[];
};

/** The outputs of a run of the workflow by step. Their types are the types of the variables. */
type RecordedOutputs = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const findType = (value: unknown): ProgramVariable['type'] =>
  typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'string';

/** The variables by `inputs.{name}` and `{step}.{output}`. */
type Variables = ReadonlyMap<string, ProgramVariable>;

/** Names the variables: an output has its own name, unless another one has it. */
function nameVariables({ steps, inputs }: Workflow, recorded: RecordedOutputs): Variables {
  const variables = new Map<string, ProgramVariable>();
  for (const [name, input] of Object.entries(inputs?.properties ?? {})) {
    variables.set(`inputs.${name}`, { name, type: findType(input.default) });
  }
  const taken = new Set([...variables.values()].map(({ name }) => name));
  for (const { stepId, outputs = {} } of steps) {
    for (const output of Object.keys(outputs)) {
      const prefix = stepId.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
      const longer = `${prefix}${output[0]?.toUpperCase()}${output.slice(1)}`;
      const name = taken.has(output) ? longer : output;
      taken.add(name);
      const type = findType(recorded[stepId]?.[output]);
      variables.set(`${stepId}.${output}`, { name, type });
    }
  }
  return variables;
}

/** The variable of a text that is an expression; undefined if the text is none. */
function findVariable(text: string, variables: Variables): ProgramVariable | undefined {
  const expression = parseRuntimeExpression(text);
  if (expression?.kind === 'input') return variables.get(`inputs.${expression.name}`);
  if (expression?.kind === 'output') {
    return variables.get(`${expression.step}.${expression.name}`);
  }
  return undefined;
}

function toValue(value: unknown, variables: Variables): ProgramValue {
  if (typeof value === 'string') {
    const variable = findVariable(value, variables);
    return variable ? { kind: 'variable', ...variable } : { kind: 'literal', value };
  }
  if (typeof value === 'number' || typeof value === 'boolean') return { kind: 'literal', value };
  if (Array.isArray(value)) {
    return { kind: 'list', items: value.map((item) => toValue(item, variables)) };
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    return {
      kind: 'object',
      entries: entries.map(([key, inner]) => [key, toValue(inner, variables)]),
    };
  }
  return { kind: 'literal', value: null };
}

/** A text for a comment that ends with its line. */
const toLine = (text: string): string => text.replace(/[\s\u0085]+/g, ' ').trim();

/** The parts of a path, with the values of its parameters. */
function fillPath(
  path: string,
  { parameters = [] }: WorkflowStep,
  variables: Variables,
): ProgramCall['path'] {
  return path.split(/(\{\w+\})/).flatMap((part): ProgramCall['path'] => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return part === '' ? [] : [part];
    const value = parameters.find((p) => p.in === 'path' && p.name === name)?.value ?? part;
    const variable = typeof value === 'string' ? findVariable(value, variables) : undefined;
    return [variable ?? encodeURIComponent(String(value))];
  });
}

const toPathKey = (token: string) => (/^\d+$/.test(token) ? Number(token) : token);

function toCall(step: WorkflowStep, operation: StepOperation, variables: Variables): ProgramCall {
  const { description, parameters = [], requestBody, outputs = {}, stepId } = step;
  const list = (location: 'query' | 'header') =>
    parameters
      .filter((parameter) => parameter.in === location)
      .map(({ name, value }): [string, ProgramValue] => [name, toValue(value, variables)]);
  return {
    title: toLine(description),
    method: operation.method.toUpperCase(),
    path: fillPath(operation.path, step, variables),
    query: list('query'),
    headers: list('header'),
    body: requestBody && toValue(requestBody.payload, variables),
    statuses: getExpectedStatuses(step),
    outputs: Object.entries(outputs).flatMap(([output, text]) => {
      const expression = parseRuntimeExpression(text);
      const variable = variables.get(`${stepId}.${output}`);
      if (expression?.kind !== 'body' || !variable) return [];
      return [{ ...variable, path: parsePointer(expression.pointer).map(toPathKey) }];
    }),
    isControl: getSourceName(step) === 'sandbox',
  };
}

/** What a program finds by the position in a list, which is another one with other data. */
export type ListUse = 'visit' | 'record';

/** What a workflow finds by the position in a list; undefined if it finds nothing so. */
export function getListUse({ steps }: Workflow): ListUse | undefined {
  const pointers = steps.flatMap(({ outputs = {} }) =>
    Object.values(outputs).flatMap((text) => {
      const expression = parseRuntimeExpression(text);
      return expression?.kind === 'body' && /\/\d+(?:\/|$)/.test(expression.pointer)
        ? [expression.pointer]
        : [];
    }),
  );
  if (pointers.length === 0) return undefined;
  return pointers.some((pointer) => pointer.endsWith('/appointmentId')) ? 'visit' : 'record';
}

const listAdvice: Record<ListUse, string[]> = {
  visit: [
    'environment, use your own ids, and choose each visit by its patient, profile, and time, not by its',
    'position in a list: see "Book the visit" in the guide "Example API calls".',
  ],
  record: [
    'environment, use your own ids, and choose each record by what it contains, not by its position in',
    'a list.',
  ],
};

function listNotes(workflow: Workflow): string[] {
  const use = getListUse(workflow);
  return [
    'It uses the data and ids of a freshly reset sandbox (npm run sandbox). Before you use it with an',
    ...(use ? listAdvice[use] : ['environment, use your own ids.']),
  ];
}

/**
 * Describes a workflow as a program in any language.
 * @param recorded the outputs of a run, by step
 */
export function buildProgram(
  workflow: Workflow,
  operations: Readonly<Record<string, StepOperation>>,
  recorded: RecordedOutputs,
): WorkflowProgram {
  const variables = nameVariables(workflow, recorded);
  return {
    title: toLine(workflow.summary),
    notes: listNotes(workflow),
    inputs: Object.entries(workflow.inputs?.properties ?? {}).map(([name, input]) => ({
      name,
      type: findType(input.default),
      description: toLine(input.description),
      value: input.default,
    })),
    calls: workflow.steps.flatMap((step) => {
      const operation = operations[getOperationId(step)];
      return operation ? [toCall(step, operation, variables)] : [];
    }),
  };
}
