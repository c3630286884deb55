import { getScreens } from '../contract/screens/load-screens';
import { type ScreenGroup, screenGroups } from '../contract/screens/screen-schema';
import { listTransitions } from '../contract/screens/transitions';
import { listLinks } from '../navigation/sidebar-navigation';
import { screenPath } from '../site/urls';
import { getDoc, getNavigation } from './docs';

const quote = (text: string) => JSON.stringify(text);
const idOf = (name: string) => `doctor-app/${name}`;

/** One part of the app as a diagram in DOT, and in words. */
export type FlowMapDiagram = { title: string; dot: string };

type Pair = { from: string; to: string; isBoth: boolean };

/** Each two screens with a way between them once. The one that the sidebar has first stands above. */
function pairUp(
  ways: ReadonlyArray<{ from: string; to: string }>,
  order: readonly string[],
): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const { from, to } of ways) {
    const reverse = pairs.get(`${to} ${from}`);
    if (reverse) reverse.isBoth = true;
    else if (!pairs.has(`${from} ${to}`)) pairs.set(`${from} ${to}`, { from, to, isBoth: false });
  }
  return [...pairs.values()].map((pair) => {
    const isUp = order.indexOf(pair.to) < order.indexOf(pair.from);
    return pair.isBoth && isUp ? { from: pair.to, to: pair.from, isBoth: true } : pair;
  });
}

/**
 * The map of the app, a diagram for each group of screens: its screens stand out, arrows show where their actions
 * lead. Every way stands in one diagram, that of the screen which it leaves.
 */
export function listFlowMaps(): FlowMapDiagram[] {
  const paths = listLinks(getNavigation('docs')).map(({ path }) => path);
  const place = ({ name }: { name: string }) => paths.indexOf(screenPath(name));
  const screens = [...getScreens()].sort((a, b) => place(a) - place(b));
  const order = screens.map(({ name }) => name);
  const groupOf = new Map(screens.map(({ name, group }) => [name, group]));
  const ways = listTransitions(screens).filter(({ from, to }) => from !== to);
  const box = (name: string, group: ScreenGroup) => {
    const own = groupOf.get(name) === group ? ' class=strong' : '';
    const label = getDoc(idOf(name)).label.replace(/^(\S{4,}) (.{4,})$/, '$1\n$2');
    return `${quote(name)} [label=${quote(label)} URL=${quote(screenPath(name))}${own}]`;
  };
  const arrow = ({ from, to, isBoth }: Pair) => {
    const isUp = order.indexOf(to) < order.indexOf(from);
    const options = [...(isBoth ? ['dir=both'] : []), ...(isUp ? ['constraint=false'] : [])];
    return `${quote(from)} -> ${quote(to)} [${options.join(' ')}]`;
  };
  const groups = Object.keys(screenGroups) as ScreenGroup[];
  return groups.map((group) => {
    const own = ways.filter(({ from }) => groupOf.get(from) === group);
    const members = screens.filter((screen) => screen.group === group).map(({ name }) => name);
    const names = [...new Set([...members, ...own.map(({ to }) => to)])];
    const boxes = names.map((name) => box(name, group)).join('; ');
    const arrows = pairUp(own, order).map(arrow).join('; ');
    return {
      title: screenGroups[group],
      dot: `digraph { nodesep=0.14; ranksep=0.42; ${boxes}; ${arrows} }`,
    };
  });
}
