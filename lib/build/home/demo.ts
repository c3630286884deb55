import type { RequestUser } from '../../calls/request/request-description';
import type { ScreenDocument } from '../../elements/contract-types';

/** A call of an operation, in the form of the contract's `call` actions. Its bindings are not resolved. */
export type DemoCall = {
  operation: string;
  parameters?: Record<string, unknown> | undefined;
  body?: unknown;
};

export type DemoStep = {
  label: string;
  /** The text of the button that runs the step. */
  button: string;
  /** The status that the appointment has before the step; undefined for the step that books it. */
  from?: string | undefined;
  user: RequestUser;
  call: DemoCall;
};

/** What the home page needs to run the demonstration (content/site/demo.yaml). Written at build. */
export type Demo = {
  fields: string[];
  next?: { label: string; to: string } | undefined;
  steps: DemoStep[];
  screen: ScreenDocument;
  /** The user of the doctor app that shows the screen. */
  screenUser: RequestUser;
  /** The methods and paths of the operations, by id. */
  operations: Record<string, { method: string; path: string }>;
  /** The ids of the screen's elements that show a field of the appointment, by field. */
  elementsOfField: Record<string, string[]>;
};

/** The data of the screen, with the appointment as the doctor reads it. */
export type DemoData = { appointment: Record<string, unknown> };

/** The demonstration, and the data after its first step, which the page shows at first. */
export type BuiltDemo = { demo: Demo; initial: DemoData };

/** A request that was sent, with its path below that of the API, and the status of the response. */
export type DemoExchange = { method: string; path: string; status: number };

/** What a call has led to. */
export type DemoResult = { data: DemoData; exchanges: DemoExchange[] };
