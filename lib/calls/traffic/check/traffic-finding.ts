import type { Finding } from '../../../kit/diagnostics/diagnostic';
import type { TextRange } from '../recorded-call';
import { removeCredentials } from '../secret-patterns';

/** How severe a finding is, in the terms of SARIF. */
export type FindingLevel = 'error' | 'warning' | 'note';

/** The levels in words, the most severe first. */
export const levelTexts: Readonly<Record<FindingLevel, string>> = {
  error: 'Does not fit',
  warning: 'Suspicious',
  note: 'Note',
};

type TrafficRule = { part: 'request' | 'response'; level: FindingLevel; text: string };

const request = (level: FindingLevel, text: string): TrafficRule => ({
  part: 'request',
  level,
  text,
});
const response = (level: FindingLevel, text: string): TrafficRule => ({
  part: 'response',
  level,
  text,
});

/** What the checks look for. Reports for programs have the ids, which people filter by, so they stay as they are. */
export const trafficRules = {
  'unknown-operation': request('error', 'Method and path are those of an operation.'),
  'wrong-method': request('error', 'The method is that of the operation.'),
  'other-prefix': request('warning', 'The path starts with that of a documented server.'),
  'path-spelling': request('warning', 'The path is spelled like that of the operation.'),
  'missing-token': request('error', 'A call that needs a token has one.'),
  'wrong-credential': request('error', 'The token is sent as documented.'),
  'missing-parameter': request('error', 'Required parameters are sent.'),
  parameter: request('error', 'Parameters have documented values.'),
  'unknown-parameter': request('warning', 'Parameters are documented.'),
  'content-type': request('error', 'The body of a request has a documented media type.'),
  'missing-body': request('error', 'A required body is sent.'),
  'unexpected-body': request('warning', 'A body is sent only if one is documented.'),
  'body-syntax': request('error', 'The body of a request is JSON.'),
  body: request('error', 'The body of a request fits its schema.'),
  'unknown-field': request('warning', 'The fields of a request are documented.'),
  'foreign-response': response('warning', 'The response is the API’s.'),
  'undocumented-status': response('warning', 'The status is documented.'),
  'response-content-type': response('warning', 'The response has a documented media type.'),
  'response-syntax': response('error', 'The body of a response is JSON.'),
  response: response('error', 'The body of a response fits its schema.'),
  'response-use': response('warning', 'Code reads what the response has.'),
  'undocumented-field': response('note', 'The fields of a response are documented.'),
  'undocumented-value': response('note', 'The values of open enumerations are documented.'),
  'ended-session': request('error', 'A token is not used after a logout.'),
  'documented-rule': request('error', 'The request keeps the documented rules.'),
  'stale-revision': request('error', 'An update has the last revision that was read.'),
} as const satisfies Record<string, TrafficRule>;

export type TrafficRuleId = keyof typeof trafficRules;

/** Something about a call that does not fit the description, or that is worth knowing. */
export type TrafficFinding = Finding & {
  ruleId: TrafficRuleId;
  level: FindingLevel;
  part: TrafficRule['part'];
  /** What it is about: `path`, `query.search`, `header.X-Token`, `status`, or a JSON Pointer into the body. */
  location: string;
  /** The page and anchor that say what fits. */
  href: string;
  /** The name that was probably meant, as which the rest is checked. */
  meant?: string | undefined;
  /** Where it is in the text that was read; of something that is missing, where it would be. */
  at?: TextRange | undefined;
};

const levelOrder = Object.keys(levelTexts);

/** Orders findings: what does not fit comes before what is suspicious. */
export const compareFindings = (one: TrafficFinding, other: TrafficFinding): number =>
  levelOrder.indexOf(one.level) - levelOrder.indexOf(other.level);

/** Creates a finding with the level of its rule, or another one. A command prints it where others can read it. */
export const createFinding = (
  ruleId: TrafficRuleId,
  finding: Omit<TrafficFinding, 'ruleId' | 'level' | 'part'>,
  level: FindingLevel = trafficRules[ruleId].level,
): TrafficFinding => ({
  ruleId,
  level,
  part: trafficRules[ruleId].part,
  ...finding,
  found: removeCredentials(finding.found),
});
