import { listElements } from './walk-document';

/** What an input is worth before anybody touched it; undefined where it is empty. */
function initialValue({ type, value, min, approval }: Record<string, unknown>): unknown {
  if (approval) return false;
  if (type === 'check') return value === true;
  if (type === 'slider') return typeof value === 'number' ? value : min;
  return value;
}

/** The values that the inputs of a screen or an element begin with, by name. */
export function getInitialInputs(document: unknown): Record<string, unknown> {
  const inputs: Record<string, unknown> = {};
  for (const { value } of listElements(document)) {
    const approval = value.approval;
    const name =
      typeof approval === 'object' && approval !== null && 'name' in approval
        ? approval.name
        : value.name;
    // A portrait's name and a drawing's are no inputs' names: only what has a label or approval is one.
    const isInput = value.label !== undefined || approval !== undefined;
    if (typeof name === 'string' && isInput) inputs[name] = initialValue(value);
  }
  return inputs;
}
