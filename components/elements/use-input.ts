import { useEffect, useId, useRef } from 'react';
import type { Action, Text } from '@/lib/elements/contract';
import { type Data, isEmpty } from '@/lib/elements/data';
import { getAt, joinPointer } from '@/lib/elements/pointer';
import { type ControlFields, useControl } from './use-control';
import { useData, usePerform, useScreen, useText } from './use-screen';

export type InputFields = ControlFields & {
  name: string;
  label: Text;
  hint?: Text;
  required?: boolean;
  invalidText?: Text;
  onChange?: Action;
  accessibilityLabel?: Text;
};

/** An input that has to be filled in: a box that is not ticked is no answer either. */
const isUnanswered = (value: unknown) => isEmpty(value) || value === false;

/**
 * An input's value out of the store. Two inputs may have the same name by mistake, and then one finds the value of
 * the other: what is of another kind counts as empty.
 */
function readValue<T>(value: unknown, empty: T): T {
  const isSame = Array.isArray(empty)
    ? Array.isArray(value)
    : typeof value === (empty === undefined ? 'number' : typeof empty);
  return isSame ? (value as T) : empty;
}

/**
 * The state of an input: its value in the screen's store, its fault, and the ids that tie its words together.
 * @param empty the value of an empty input; undefined for one that holds a number
 * @param check what is wrong with a value that is not empty; undefined where nothing is
 */
export function useInput<T>(
  element: InputFields,
  empty: T,
  check: (value: T) => string | undefined = () => undefined,
) {
  const { store, host } = useScreen();
  const perform = usePerform();
  const { name, required = false, onChange } = element;
  const label = useText(element.label);
  const hint = useText(element.hint);
  const invalidText = useText(element.invalidText);
  const accessibilityLabel = useText(element.accessibilityLabel);
  const control = useControl(element);
  const id = useId();
  const focusTarget = useRef<HTMLElement>(null);
  const read = (data: Data): T => readValue(getAt(data, joinPointer('/inputs', name)), empty);
  const value = useData(read);
  const fault = useData(() => store.getFault(name));
  const told = useRef(value);

  const findFault = (next: T): string | undefined => {
    if (control.disabled) return undefined;
    if (isUnanswered(next))
      return required ? invalidText || `${label}: this is needed.` : undefined;
    const found = check(next);
    return found && (invalidText || found);
  };

  useEffect(() =>
    store.mount({
      name,
      check: () => findFault(read(store.getData())),
      focus: () => focusTarget.current?.focus(),
    }),
  );

  return {
    id,
    label,
    hint: hint || undefined,
    required,
    value,
    fault,
    disabled: control.disabled,
    waitingHint: control.hint,
    accessibilityLabel: accessibilityLabel || undefined,
    focusTarget,
    /** What assistive software reads beside the label. */
    describedBy:
      [hint && `${id}-hint`, control.hint && `${id}-wait`, fault && `${id}-fault`]
        .filter(Boolean)
        .join(' ') || undefined,
    /** While the doctor types. A fault that was told goes as soon as the value is right. */
    setValue(next: T) {
      store.setInput(name, next);
      if (fault !== undefined && findFault(next) === undefined) store.setFault(name, undefined);
    },
    /** When the doctor has left the input or chosen: the value is checked, and a new one told. */
    commit(next: T = value) {
      store.setFault(name, findFault(next));
      if (Object.is(told.current, next)) return;
      told.current = next;
      void host({ kind: 'change', detail: { name, value: next } });
      if (onChange) void perform(onChange);
    },
  };
}

export type InputState<T> = ReturnType<typeof useInput<T>>;
