import { useEffect, useId, useRef } from 'react';
import { isEmpty, type ScreenData } from '@/lib/contract/bindings';
import type { Action, TextValue } from '@/lib/contract/contract-types';
import { getAt, joinPointer } from '@/lib/contract/json-pointer';
import { type ControlFields, useControl } from './use-control';
import { usePerformAction, useScreen, useScreenData, useText } from './use-screen';

export type InputFields = ControlFields & {
  name: string;
  label: TextValue;
  hint?: TextValue;
  required?: boolean;
  invalidText?: TextValue;
  onChange?: Action;
  accessibilityLabel?: TextValue;
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
  const { store, onEvent: host } = useScreen();
  const perform = usePerformAction();
  const { name, required = false, onChange } = element;
  const label = useText(element.label);
  const hint = useText(element.hint);
  const invalidText = useText(element.invalidText);
  const accessibilityLabel = useText(element.accessibilityLabel);
  const control = useControl(element);
  const id = useId();
  const focusRef = useRef<HTMLElement>(null);
  const read = (data: ScreenData): T => readValue(getAt(data, joinPointer('/inputs', name)), empty);
  const value = useScreenData(read);
  const error = useScreenData(() => store.getInputError(name));
  const told = useRef(value);

  const findFault = (next: T): string | undefined => {
    if (control.disabled) return undefined;
    if (isUnanswered(next))
      return required ? invalidText || `${label}: this is needed.` : undefined;
    const found = check(next);
    return found && (invalidText || found);
  };

  useEffect(() =>
    store.registerInput({
      name,
      validate: () => findFault(read(store.getData())),
      focus: () => focusRef.current?.focus(),
    }),
  );

  return {
    id,
    label,
    hint: hint || undefined,
    required,
    value,
    fault: error,
    disabled: control.disabled,
    disabledHint: control.hint,
    accessibilityLabel: accessibilityLabel || undefined,
    focusTarget: focusRef,
    /** What assistive software reads beside the label. */
    describedBy:
      [hint && `${id}-hint`, control.hint && `${id}-wait`, error && `${id}-fault`]
        .filter(Boolean)
        .join(' ') || undefined,
    /** While the doctor types. A fault that was told goes as soon as the value is right. */
    setValue(next: T) {
      store.setInputValue(name, next);
      if (error !== undefined && findFault(next) === undefined)
        store.setInputError(name, undefined);
    },
    /** When the doctor has left the input or chosen: the value is checked, and a new one told. */
    commit(next: T = value) {
      store.setInputError(name, findFault(next));
      if (Object.is(told.current, next)) return;
      told.current = next;
      void host({ kind: 'change', detail: { name, value: next } });
      if (onChange) void perform(onChange);
    },
  };
}

export type InputState<T> = ReturnType<typeof useInput<T>>;
