import { refuse } from '../refusal';

/** Maximum number of items: of an array that is the body itself, such as an upload of policies, and of a nested one. */
const maxItems = { body: 20_000, nested: 2000 };

/** Maximum nesting depth of arrays and objects. The API's own schemas are six levels deep. */
const maxDepth = 32;

/**
 * Refuses a body that is so long or so deeply nested that its validation would take minutes or overflow the stack.
 * The size in bytes is no protection: an array of a million numbers is only two megabytes.
 */
export function checkBodyLimits(body: unknown): void {
  const pending: Array<[value: unknown, depth: number]> = [[body, 0]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [value, depth] = next;
    if (typeof value !== 'object' || value === null) continue;
    const items: unknown[] = Object.values(value);
    const limit = depth === 0 ? maxItems.body : maxItems.nested;
    if (items.length > limit) {
      refuse('SANDBOX_BODY_TOO_LARGE', 'A list in the body is too long for the sandbox.', {
        field: 'body',
        reason: `The sandbox accepts up to ${limit} items here. Send them in several calls.`,
        found: items.length,
      });
    }
    if (depth === maxDepth) {
      refuse(
        'SANDBOX_BODY_TOO_LARGE',
        'The body of the call is nested too deeply for the sandbox.',
        {
          field: 'body',
          reason: `Lists and objects can be nested up to ${maxDepth} levels deep.`,
        },
      );
    }
    for (const item of items) pending.push([item, depth + 1]);
  }
}
