import { listElements } from './walk-document';

/** An input's value before the user changes it; undefined if it is empty. */
function getInitialValue({ type, value, min, approval }: Record<string, unknown>): unknown {
  if (approval) return false;
  if (type === 'check') return value === true;
  if (type === 'slider') return typeof value === 'number' ? value : min;
  return value;
}

/** The initial values of the inputs in a screen or an element, by name. */
export function getInitialInputs(document: unknown): Record<string, unknown> {
  const inputs: Record<string, unknown> = {};
  for (const { value } of listElements(document)) {
    const approval = value.approval;
    const name =
      typeof approval === 'object' && approval !== null && 'name' in approval
        ? approval.name
        : value.name;
    // Portraits and illustrations have a `name` too. Only elements with a label or an approval are inputs.
    const isInput = value.label !== undefined || approval !== undefined;
    if (typeof name === 'string' && isInput) inputs[name] = getInitialValue(value);
  }
  return inputs;
}
