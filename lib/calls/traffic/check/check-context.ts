import type { InspectorCache } from './inspect-recorded-body';
import type { TrafficDescription } from './traffic-description';

/** What the checks of a call need to know. */
export type CheckContext = {
  description: TrafficDescription;
  inspectors: InspectorCache;
  /** Whether it is the only call: then it is meant to be one of the API. */
  isSingle: boolean;
  /** Whether the record has only a part of the request, so that nothing is missing: a URL, a line of a log. */
  isPartial: boolean;
  /** Whether it is code, in which a value can be that of a variable: `{id}`. */
  isCode: boolean;
};
