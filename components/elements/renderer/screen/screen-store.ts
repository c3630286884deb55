import { isEmpty, type ScreenData } from '@/lib/elements/bindings';
import type { Confirmation } from '@/lib/elements/contract-types';
import { isRecord } from '@/lib/kit/json/is-record';

/** An input that is mounted on the screen. */
type RegisteredInput = {
  name: string;
  /** Returns the error message of the input's value; undefined if it is valid. */
  validate: () => string | undefined;
  focus: () => void;
};

/** A confirmation dialog that waits for the user's choice. */
type PendingConfirmation = { confirmation: Confirmation; resolve: (isConfirmed: boolean) => void };

export type ScreenStore = ReturnType<typeof createScreenStore>;

/** Creates the state of a screen: its data with the inputs' values, the inputs' errors, and the open confirmation. */
export function createScreenStore(data: ScreenData, initialInputs: ScreenData) {
  let values: ScreenData = { ...data, inputs: initialInputs };
  let errors: Record<string, string | undefined> = {};
  let pendingConfirmation: PendingConfirmation | undefined;
  const registeredInputs = new Set<RegisteredInput>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const readInputs = (): ScreenData => (isRecord(values.inputs) ? values.inputs : {});

  return {
    getData: () => values,
    getInputError: (name: string) => errors[name],
    getPendingConfirmation: () => pendingConfirmation,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    setInputValue(name: string, value: unknown) {
      values = { ...values, inputs: { ...readInputs(), [name]: value } };
      notify();
    },
    setInputError(name: string, error: string | undefined) {
      errors = { ...errors, [name]: error };
      notify();
    },
    /** Opens a confirmation dialog, which declines the one that is open. Resolves to the user's choice. */
    requestConfirmation(confirmation: Confirmation): Promise<boolean> {
      pendingConfirmation?.resolve(false);
      return new Promise((resolve) => {
        pendingConfirmation = {
          confirmation,
          resolve(isConfirmed) {
            pendingConfirmation = undefined;
            notify();
            resolve(isConfirmed);
          },
        };
        notify();
      });
    },
    registerInput(input: RegisteredInput) {
      registeredInputs.add(input);
      return () => {
        registeredInputs.delete(input);
      };
    },
    /** The values of the registered inputs, without empty ones. */
    getInputValues(): ScreenData {
      const inputs = readInputs();
      const names = [...registeredInputs].map(({ name }) => name);
      const filled = names.filter((name) => !isEmpty(inputs[name]));
      return Object.fromEntries(filled.map((name) => [name, inputs[name]]));
    },
    /** Validates all registered inputs, updates their errors and focuses the first invalid one. Returns their names. */
    validateInputs(): string[] {
      const invalidInputs = [...registeredInputs].filter((input) => {
        const error = input.validate();
        errors = { ...errors, [input.name]: error };
        return error !== undefined;
      });
      notify();
      invalidInputs[0]?.focus();
      return invalidInputs.map(({ name }) => name);
    },
  };
}
