import { useCallback, useEffect, useId, useRef } from 'react';
import { isEmpty, type ScreenData } from '@/lib/elements/bindings';
import type { Action, TextValue } from '@/lib/elements/contract-types';
import { getAt, joinPointer } from '@/lib/kit/json/json-pointer';
import { type ControlFields, useControl } from './use-control';
import { usePerformAction, useScreen, useScreenData, useText } from './use-screen';

type InputFields = ControlFields & {
  name: string;
  label: TextValue;
  hint?: TextValue;
  required?: boolean;
  invalidText?: TextValue;
  onChange?: Action;
  accessibilityLabel?: TextValue;
};

/** Whether a required input lacks a value. An unchecked box counts as missing. */
const isMissing = (value: unknown) => isEmpty(value) || value === false;

/**
 * An input's value from the store. Two inputs with the same name share a value, which may have the wrong type for one
 * of them. Such a value counts as empty.
 */
function readValue<T>(value: unknown, empty: T): T {
  const hasExpectedType = Array.isArray(empty)
    ? Array.isArray(value)
    : typeof value === (empty === undefined ? 'number' : typeof empty);
  return hasExpectedType ? (value as T) : empty;
}

/**
 * The state of an input: its value in the screen's store, its error, and the ids that associate its texts.
 * @param empty the value of an empty input; undefined for an input of numbers
 * @param validate returns the error message of a value that is not empty; undefined if it is valid
 */
export function useInput<T>(
  element: InputFields,
  empty: T,
  validate: (value: T) => string | undefined = () => undefined,
) {
  const { store, onEvent } = useScreen();
  const perform = usePerformAction();
  const { name, required = false, onChange } = element;
  const label = useText(element.label);
  const hint = useText(element.hint);
  const invalidText = useText(element.invalidText);
  const accessibilityLabel = useText(element.accessibilityLabel);
  const control = useControl(element);
  const id = useId();
  const focusTarget = useRef<HTMLElement>(null);
  const focusRef = useCallback((target: HTMLElement | null) => {
    focusTarget.current = target;
  }, []);
  const read = (data: ScreenData): T => readValue(getAt(data, joinPointer('/inputs', name)), empty);
  const value = useScreenData(read);
  const error = useScreenData(() => store.getInputError(name));
  const lastReported = useRef(value);

  const findError = (next: T): string | undefined => {
    if (control.disabled) return undefined;
    if (isMissing(next)) return required ? invalidText || `${label}: this is needed.` : undefined;
    const message = validate(next);
    return message && (invalidText || message);
  };

  useEffect(() =>
    store.registerInput({
      name,
      validate: () => findError(read(store.getData())),
      focus: () => focusTarget.current?.focus(),
    }),
  );

  return {
    id,
    label,
    hint: hint || undefined,
    required,
    value,
    error,
    disabled: control.disabled,
    disabledHint: control.hint,
    accessibilityLabel: accessibilityLabel || undefined,
    /** The ref of the element that gets the focus. A callback, because its type fits every kind of element. */
    focusRef,
    /** The ids for `aria-describedby`. */
    describedBy:
      [hint && `${id}-hint`, control.hint && `${id}-wait`, error && `${id}-fault`]
        .filter(Boolean)
        .join(' ') || undefined,
    /** Stores a value while the user edits it. Clears the current error as soon as the value is valid. */
    setValue(next: T) {
      store.setInputValue(name, next);
      if (error !== undefined && findError(next) === undefined)
        store.setInputError(name, undefined);
    },
    /** Validates the value when the user has finished editing, and reports it to the host if it has changed. */
    commit(next: T = value) {
      store.setInputError(name, findError(next));
      if (Object.is(lastReported.current, next)) return;
      lastReported.current = next;
      void onEvent({ kind: 'change', detail: { name, value: next } });
      if (onChange) void perform(onChange);
    },
  };
}

export type InputState<T> = ReturnType<typeof useInput<T>>;
