import { getDoc } from '../content/docs';
import { docPath } from '../site/urls';
import { listWays } from './flow';
import { getScreens } from './load';
import { type ScreenGroup, screenGroups } from './schema';

const quote = (text: string) => JSON.stringify(text);

/** One part of the app as a diagram in DOT, and in words. */
export type FlowMapPart = { title: string; dot: string };

/**
 * The map of the app, a diagram for each group of screens: its screens stand out, arrows show where their actions
 * lead. Every way stands in one diagram, that of the screen which it leaves.
 */
export function listFlowMaps(): FlowMapPart[] {
  const screens = getScreens();
  const groupOf = new Map(screens.map(({ name, group }) => [name, group]));
  const ways = listWays(screens).filter(({ from, to }) => from !== to);
  const box = (name: string, group: ScreenGroup) => {
    const id = `doctor-app/${name}`;
    const own = groupOf.get(name) === group ? ' class=strong' : '';
    return `${quote(name)} [label=${quote(getDoc(id).label)} URL=${quote(docPath(id))}${own}]`;
  };
  const groups = Object.keys(screenGroups) as ScreenGroup[];
  return groups.map((group) => {
    const own = ways.filter(({ from }) => groupOf.get(from) === group);
    const members = screens.filter((screen) => screen.group === group).map(({ name }) => name);
    const names = [...new Set([...members, ...own.map(({ to }) => to)])];
    const arrows = new Set(own.map(({ from, to }) => `${quote(from)} -> ${quote(to)}`));
    return {
      title: screenGroups[group],
      dot: `digraph { rankdir=LR; nodesep=0.18; ranksep=0.5; ${names.map((name) => box(name, group)).join('; ')}; ${[...arrows].join('; ')} }`,
    };
  });
}
