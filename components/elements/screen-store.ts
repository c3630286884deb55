import type { Confirmation } from '@/lib/elements/contract';
import { type Data, isEmpty } from '@/lib/elements/data';

/** An input that is on the screen now. */
export type MountedInput = {
  name: string;
  /** What is wrong with its value; undefined where nothing is. */
  check: () => string | undefined;
  focus: () => void;
};

/** A question that waits for an answer. */
export type OpenQuestion = { question: Confirmation; answer: (yes: boolean) => void };

export type ScreenStore = ReturnType<typeof createScreenStore>;

/** The state of one screen: its data with the inputs' values, the inputs' faults, and the open question. */
export function createScreenStore(data: Data, inputs: Data) {
  let values: Data = { ...data, inputs };
  let faults: Record<string, string | undefined> = {};
  let question: OpenQuestion | undefined;
  const mounted = new Set<MountedInput>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const readInputs = (): Data => ({ ...(values.inputs as Data) });

  return {
    getData: () => values,
    getFault: (name: string) => faults[name],
    getQuestion: () => question,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    setInput(name: string, value: unknown) {
      values = { ...values, inputs: { ...readInputs(), [name]: value } };
      tell();
    },
    setFault(name: string, fault: string | undefined) {
      faults = { ...faults, [name]: fault };
      tell();
    },
    ask(next: Confirmation): Promise<boolean> {
      question?.answer(false);
      return new Promise((resolve) => {
        question = {
          question: next,
          answer(yes) {
            question = undefined;
            tell();
            resolve(yes);
          },
        };
        tell();
      });
    },
    mount(input: MountedInput) {
      mounted.add(input);
      return () => {
        mounted.delete(input);
      };
    },
    /** The values of the inputs on the screen; empty ones are left out. */
    listValues(): Data {
      const inputs = readInputs();
      const names = [...mounted].map(({ name }) => name);
      const filled = names.filter((name) => !isEmpty(inputs[name]));
      return Object.fromEntries(filled.map((name) => [name, inputs[name]]));
    },
    /** Checks all inputs on the screen, marks the wrong ones and goes to the first. Returns their names. */
    checkInputs(): string[] {
      const wrong = [...mounted].filter((input) => {
        const fault = input.check();
        faults = { ...faults, [input.name]: fault };
        return fault !== undefined;
      });
      tell();
      wrong[0]?.focus();
      return wrong.map(({ name }) => name);
    },
  };
}
