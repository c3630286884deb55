import { listProperties } from '../../../api/description/resolve-schema';
import { isRecord } from '../../../kit/json/is-record';
import { operationPath, routes } from '../../../site/page-paths';
import type { RecordedRequest } from '../recorded-call';
import type { CheckContext } from './check-context';
import {
  bodyRules,
  inspectRequestBody,
  listBodyProblems,
  listUnknownFields,
} from './check-request-body';
import type { FoundOperation } from './check-url';
import { createFinding, type TrafficFinding } from './traffic-finding';

/** What a receiver does with what it doesn't know. */
const receiverHref = `${routes.api}/web-hooks#receive-deliveries`;

/**
 * Whether a delivery has the payload of its webhook. What the provider sends can be new: a receiver keeps it, so it is no
 * error.
 */
export function checkDelivery(
  request: RecordedRequest,
  found: FoundOperation,
  context: CheckContext,
): TrafficFinding[] {
  const { findings, inspected } = inspectRequestBody(request, found, context);
  if (!inspected) return findings;
  const { schema, value, hrefOf, rangeOf } = inspected;
  const names = listProperties(schema, context.description).map(({ name }) => name);
  const fields = isRecord(value) ? Object.keys(value) : [];
  const isOtherPayload = fields.length > 0 && !fields.some((name) => names.includes(name));
  const otherPayload = isOtherPayload
    ? [
        createFinding(
          'body',
          {
            location: '',
            message: 'This is not the documented payload: it has none of its fields',
            found: fields.join(', '),
            expected: `such as ${names.slice(0, 4).join(', ')}`,
            href: `${operationPath(found.operation.id)}#body`,
            at: request.body?.at ?? request.at,
          },
          'warning',
        ),
      ]
    : [];
  const newValues = inspected.problems.filter(({ isOtherValue }) => isOtherValue);
  const problems = inspected.problems.filter(({ isOtherValue }) => !isOtherValue);
  return [
    ...findings,
    ...otherPayload,
    // The provider has sent it, so the receiver has to cope with it.
    ...listBodyProblems({ ...inspected, problems }, { ...bodyRules, isReceived: true }, hrefOf).map(
      (problem): TrafficFinding => {
        if (problem.ruleId !== bodyRules.schema || problem.level === 'note') return problem;
        // Which of both is sent isn't documented.
        const isList = problem.expected === 'object' && problem.found.startsWith('[');
        return isList
          ? { ...problem, level: 'note', message: 'It is documented as one object. Accept both' }
          : { ...problem, level: 'warning' };
      },
    ),
    ...newValues.map(({ at, found: text, expected }) =>
      createFinding('undocumented-value', {
        location: at,
        message: 'The value is not documented. Keep it, and confirm the delivery as usual',
        found: text,
        expected,
        href: receiverHref,
        at: rangeOf(at),
      }),
    ),
    ...listUnknownFields(
      inspected,
      'undocumented-field',
      'The field is not documented. Ignore it, and confirm the delivery as usual',
    ),
  ];
}
