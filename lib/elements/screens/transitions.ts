import { getScreens, type ScreenDefinition } from './load-screens';
import { listScreenActions, type ScreenAction, unnamedControl } from './screen-actions';

/** A transition from one screen to another. `label` is the label of the control that triggers it. */
export type Transition = { from: string; to: string; label: string };

/** Whether an action opens a screen of the app. */
export const opensScreen = ({ type }: Pick<ScreenAction, 'type'>): boolean =>
  type === 'navigate' || type === 'deepLink';

/** The transitions between screens without duplicates, in the order of the screens. */
export function listTransitions(screens: readonly ScreenDefinition[] = getScreens()): Transition[] {
  const transitions = new Map<string, Transition>();
  for (const { name, screen } of screens) {
    for (const action of listScreenActions(screen)) {
      if (!opensScreen(action) || action.target === undefined) continue;
      const label = action.label ?? unnamedControl;
      const key = `${name} ${action.target} ${label}`;
      if (!transitions.has(key)) transitions.set(key, { from: name, to: action.target, label });
    }
  }
  return [...transitions.values()];
}

/** The transitions to a screen and those from it, without transitions to itself. */
export function listTransitionsOf(name: string): {
  incoming: Transition[];
  outgoing: Transition[];
} {
  const transitions = listTransitions();
  return {
    incoming: transitions.filter(({ from, to }) => to === name && from !== name),
    outgoing: transitions.filter(({ from, to }) => from === name && to !== name),
  };
}

/** The names of the screens that are reachable from the initial ones, including those. */
export function listReachableScreens(
  transitions: readonly Transition[],
  initialScreens: readonly string[],
): Set<string> {
  const reachable = new Set(initialScreens);
  // Iteration over a set includes the values that are added meanwhile, so this visits every reachable screen.
  for (const name of reachable) {
    for (const { from, to } of transitions) if (from === name) reachable.add(to);
  }
  return reachable;
}
