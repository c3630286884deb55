import { getScreens, type ScreenDefinition } from './load-screens';
import { listScreenActions, type ScreenAction } from './screen-actions';

/** A way from one screen to another. */
export type Transition = { from: string; to: string; label: string };

/** Whether an action opens another screen of the app. */
export const opensScreen = ({ type }: Pick<ScreenAction, 'type'>): boolean =>
  type === 'navigate' || type === 'deepLink';

/** All ways between screens, each once, in the screens' order. */
export function listTransitions(screens: readonly ScreenDefinition[] = getScreens()): Transition[] {
  const ways = new Map<string, Transition>();
  for (const { name, screen } of screens) {
    for (const action of listScreenActions(screen)) {
      if (!opensScreen(action) || action.target === undefined) continue;
      const way = { from: name, to: action.target, label: action.label ?? 'An entry of the list' };
      const key = `${way.from} ${way.to} ${way.label}`;
      if (!ways.has(key)) ways.set(key, way);
    }
  }
  return [...ways.values()];
}

/** The ways that lead to a screen and those that lead on from it. */
export function listTransitionsOf(name: string): {
  incoming: Transition[];
  outgoing: Transition[];
} {
  const ways = listTransitions();
  return {
    incoming: ways.filter((way) => way.to === name && way.from !== name),
    outgoing: ways.filter((way) => way.from === name && way.to !== name),
  };
}

/** The screens that can be reached from the first ones by ways. */
export function listReachableScreens(
  ways: readonly Transition[],
  first: readonly string[],
): Set<string> {
  const reached = new Set(first);
  // A set grows while it is walked: each new screen is walked too.
  for (const name of reached) {
    for (const { from, to } of ways) if (from === name) reached.add(to);
  }
  return reached;
}
