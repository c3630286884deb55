import { useId, useState } from 'react';
import type { Workflow } from '@/lib/api/arazzo/arazzo-schema';
import { type ExactNumber, parseNumber } from '@/lib/kit/json/exact-number';
import type { WorkflowRun } from './use-workflow-run';

type Input = NonNullable<Workflow['inputs']>['properties'][string];

/** Reads what was typed as the type of an input; undefined if it is none. */
function parseInput(
  text: string,
  { type }: Input,
): string | number | boolean | ExactNumber | undefined {
  if (type === 'string') return text;
  if (type === 'boolean') return text === 'true';
  return parseNumber(text.trim());
}

function InputField({ name, input, run }: { name: string; input: Input; run: WorkflowRun }) {
  const id = useId();
  const value = run.state.inputs[name];
  const [isValid, setIsValid] = useState(true);
  const onChange = (text: string) => {
    const parsed = parseInput(text, input);
    setIsValid(parsed !== undefined);
    if (parsed !== undefined) run.setInput(name, parsed);
  };
  const options = input.type === 'boolean' ? ['true', 'false'] : input.enum;
  return (
    <div className="workflow-field">
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      {options ? (
        <select
          id={id}
          aria-describedby={`${id}-help`}
          value={String(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          aria-describedby={`${id}-help`}
          type="text"
          inputMode={input.type === 'string' ? 'text' : 'decimal'}
          autoComplete="off"
          spellCheck={false}
          defaultValue={String(value)}
          aria-invalid={!isValid}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
      <p id={`${id}-help`}>
        {isValid ? input.description : `Enter a number. Until then, it is ${value}.`}
      </p>
    </div>
  );
}

/** The inputs of a workflow, which apply to the requests that are sent from then on. */
export function RunInputs({ workflow, run }: { workflow: Workflow; run: WorkflowRun }) {
  const inputs = Object.entries(workflow.inputs?.properties ?? {});
  return (
    <div className="workflow-inputs">
      {inputs.length === 0 && <p>This workflow has no inputs.</p>}
      {inputs.map(([name, input]) => (
        <InputField key={name} name={name} input={input} run={run} />
      ))}
      {inputs.length > 0 && <p>A change applies to the requests that you send from now on.</p>}
    </div>
  );
}
