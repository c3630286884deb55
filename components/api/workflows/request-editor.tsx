import { useId, useState } from 'react';
import type { WorkflowStep } from '@/lib/api/arazzo/arazzo-schema';
import { resolveExpressions } from '@/lib/api/arazzo/runtime-expression';
import type { RunContext } from '@/lib/calls/workflows/run-workflow';
import {
  buildStepRequest,
  getOperationId,
  type RequestChanges,
  type StepOperation,
} from '@/lib/calls/workflows/workflow-step-run';
import { describeError } from '@/lib/kit/diagnostics/describe-error';
import { parseExactJson, readExactJson, writeExactJson } from '@/lib/kit/json/exact-json';

type Parameter = { key: string; name: string; value: string };

const listParameters = ({ parameters = [] }: WorkflowStep, context: RunContext): Parameter[] =>
  parameters.map(({ name, in: location, value }) => ({
    key: `${location}.${name}`,
    name,
    value: String(resolveExpressions(value, context) ?? ''),
  }));

/** A form with the parameters and the body of a step's request. An empty parameter is left out. */
export function RequestEditor({
  step,
  operations,
  context,
  onSend,
}: {
  step: WorkflowStep;
  operations: Record<string, StepOperation>;
  context: RunContext;
  onSend: (changes: RequestChanges) => void;
}) {
  const id = useId();
  const operation = operations[getOperationId(step)];
  const [parameters] = useState(() => listParameters(step, context));
  const [body] = useState(() => {
    const text = operation && buildStepRequest(step, operation, context).body;
    return typeof text === 'string' ? writeExactJson(parseExactJson(text)?.value, 2) : undefined;
  });
  const [problem, setProblem] = useState<string>();

  const send = (data: FormData) => {
    const changed = parameters.map(({ key }): [string, unknown] => [key, data.get(key) || null]);
    try {
      const json = body === undefined ? undefined : readExactJson(String(data.get('body')));
      if (json?.repeatedKey !== undefined) {
        setProblem(`An object of the body has “${json.repeatedKey}” twice.`);
        return;
      }
      setProblem(undefined);
      onSend({ ...Object.fromEntries(changed), ...(body !== undefined && { '': json?.value }) });
    } catch (error) {
      setProblem(`The body isn’t JSON. ${describeError(error)}`);
    }
  };
  return (
    <form
      className="workflow-editor"
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
    >
      {parameters.map(({ key, name, value }) => (
        <div key={key} className="workflow-field">
          <label htmlFor={`${id}-${key}`}>
            <code>{name}</code>
          </label>
          <input
            id={`${id}-${key}`}
            name={key}
            type="text"
            autoComplete="off"
            spellCheck={false}
            defaultValue={value}
          />
        </div>
      ))}
      {body !== undefined && (
        <div className="workflow-field workflow-body">
          <label htmlFor={`${id}-body`}>Body</label>
          <textarea
            id={`${id}-body`}
            name="body"
            spellCheck={false}
            rows={Math.min(18, body.split('\n').length + 1)}
            defaultValue={body}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-problem`}
          />
        </div>
      )}
      <p id={`${id}-problem`} role="alert" className="workflow-problem">
        {problem}
      </p>
      <button type="submit" className="workflow-primary">
        Send
      </button>
    </form>
  );
}
