import { listActions, listElements } from '../walk-document';
import { getScreen } from './load-screens';

/**
 * The screens that a renderer is tested with first, in the order of their difficulty. Of all sets of five, this one has
 * the most kinds of elements, actions, conditions and rules for disabled elements.
 */
const names = ['login', 'prescription', 'offer-appointment', 'video-room-place-holder', 'chat'];

/** A screen to test a renderer with, and what no earlier one of the list has. */
export type GoldenScreen = {
  name: string;
  states: number;
  newElements: string[];
  newActions: string[];
};

const listTypes = (values: Array<{ type: string }>) => [...new Set(values.map(({ type }) => type))];

/** The screens to test a renderer with, in their order. */
export function listGoldenScreens(): GoldenScreen[] {
  const seen = new Set<string>();
  const addNew = (types: string[]) => {
    const added = types.filter((type) => !seen.has(type));
    for (const type of added) seen.add(type);
    return added.sort();
  };
  return names.map((name) => {
    const { screen, states } = getScreen(name);
    return {
      name,
      states: states.length,
      newElements: addNew(listTypes(listElements(screen))),
      newActions: addNew(listTypes(listActions(screen))),
    };
  });
}
