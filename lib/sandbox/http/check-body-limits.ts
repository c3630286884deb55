import { refuse } from '../sandbox-response';

/** Items of a list that is the body, such as an upload of policies, and of a list inside. */
const mostItems = { body: 20_000, inside: 2000 };

/** How deep lists and objects may stand in each other; the API's own stand six deep. */
const mostDepth = 32;

/**
 * Refuses a body that is so long or so deep that judging it would take minutes, or the whole stack: a list of a
 * million numbers is two megabytes only.
 */
export function checkBodyLimits(body: unknown): void {
  const waiting: Array<[value: unknown, depth: number]> = [[body, 0]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, depth] = next;
    if (typeof value !== 'object' || value === null) continue;
    const items: unknown[] = Object.values(value);
    const most = depth === 0 ? mostItems.body : mostItems.inside;
    if (items.length > most) {
      refuse('SANDBOX_BODY_TOO_LARGE', 'A list of the body is too long for the sandbox.', {
        field: 'body',
        reason: `The sandbox takes up to ${most} items here. Send them in several calls.`,
        found: items.length,
      });
    }
    if (depth === mostDepth) {
      refuse('SANDBOX_BODY_TOO_LARGE', 'The body of the call is too deep for the sandbox.', {
        field: 'body',
        reason: `Lists and objects may stand ${mostDepth} deep in each other.`,
      });
    }
    for (const item of items) waiting.push([item, depth + 1]);
  }
}
