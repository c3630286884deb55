import { listOperations } from '../../api/description/operations';
import { groupElements } from '../../elements/load-contract';
import { listScreenNames } from '../../elements/screens/load-screens';
import { sandboxCases } from '../../sandbox/seed/sandbox-cases';
import { getSite } from '../../site/site-settings';

/** The numbers on the home page, counted from what the portal has. */
export const countHomeFacts = () => ({
  operations: listOperations().length,
  cases: getSite().sandbox ? sandboxCases.length : 0,
  elements: groupElements().reduce((sum, { elements }) => sum + elements.length, 0),
  screens: listScreenNames().length,
});

export type HomeFacts = ReturnType<typeof countHomeFacts>;
