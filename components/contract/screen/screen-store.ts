import { isEmpty, type ScreenData } from '@/lib/contract/bindings';
import type { Confirmation } from '@/lib/contract/contract-types';

/** An input that is on the screen now. */
export type RegisteredInput = {
  name: string;
  /** What is wrong with its value; undefined where nothing is. */
  validate: () => string | undefined;
  focus: () => void;
};

/** A question that waits for an answer. */
export type PendingConfirmation = { confirmation: Confirmation; resolve: (yes: boolean) => void };

export type ScreenStore = ReturnType<typeof createScreenStore>;

/** The state of one screen: its data with the inputs' values, the inputs' faults, and the open question. */
export function createScreenStore(data: ScreenData, inputs: ScreenData) {
  let values: ScreenData = { ...data, inputs };
  let faults: Record<string, string | undefined> = {};
  let question: PendingConfirmation | undefined;
  const mounted = new Set<RegisteredInput>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const readInputs = (): ScreenData => ({ ...(values.inputs as ScreenData) });

  return {
    getData: () => values,
    getInputError: (name: string) => faults[name],
    getPendingConfirmation: () => question,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    setInputValue(name: string, value: unknown) {
      values = { ...values, inputs: { ...readInputs(), [name]: value } };
      tell();
    },
    setInputError(name: string, fault: string | undefined) {
      faults = { ...faults, [name]: fault };
      tell();
    },
    requestConfirmation(next: Confirmation): Promise<boolean> {
      question?.resolve(false);
      return new Promise((resolve) => {
        question = {
          confirmation: next,
          resolve(yes) {
            question = undefined;
            tell();
            resolve(yes);
          },
        };
        tell();
      });
    },
    registerInput(input: RegisteredInput) {
      mounted.add(input);
      return () => {
        mounted.delete(input);
      };
    },
    /** The values of the inputs on the screen; empty ones are left out. */
    getInputValues(): ScreenData {
      const inputs = readInputs();
      const names = [...mounted].map(({ name }) => name);
      const filled = names.filter((name) => !isEmpty(inputs[name]));
      return Object.fromEntries(filled.map((name) => [name, inputs[name]]));
    },
    /** Checks all inputs on the screen, marks the wrong ones and goes to the first. Returns their names. */
    validateInputs(): string[] {
      const wrong = [...mounted].filter((input) => {
        const fault = input.validate();
        faults = { ...faults, [input.name]: fault };
        return fault !== undefined;
      });
      tell();
      wrong[0]?.focus();
      return wrong.map(({ name }) => name);
    },
  };
}
