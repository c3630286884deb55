import { getScreens, type ScreenDefinition } from '../elements/screens/load-screens';
import { screenGroups } from '../elements/screens/screen-schema';
import { listTransitions } from '../elements/screens/transitions';
import { listLinks } from '../site/navigation/sidebar-navigation';
import { screenPath } from '../site/page-paths';
import { type DocSummary, getDoc, getNavigation } from './docs';

const quote = (text: string) => JSON.stringify(text);
const docIdOf = (name: string) => `doctor-app/${name}`;

/** The screens of one part of the app as a diagram in DOT. */
type FlowMapDiagram = { title: string; dot: string };

type Edge = { from: string; to: string; isBidirectional: boolean };

/** Merges the transitions between two screens to one edge, which starts at the first one in the sidebar's order. */
function mergeTransitions(
  transitions: ReadonlyArray<{ from: string; to: string }>,
  order: readonly string[],
): Edge[] {
  const edges = new Map<string, Edge>();
  for (const { from, to } of transitions) {
    const reverse = edges.get(`${to} ${from}`);
    if (reverse) reverse.isBidirectional = true;
    else if (!edges.has(`${from} ${to}`)) {
      edges.set(`${from} ${to}`, { from, to, isBidirectional: false });
    }
  }
  return [...edges.values()].map((edge) => {
    const isUpward = order.indexOf(edge.to) < order.indexOf(edge.from);
    return edge.isBidirectional && isUpward
      ? { from: edge.to, to: edge.from, isBidirectional: true }
      : edge;
  });
}

/** Sorts the screens by their pages in the sidebar. */
function sortScreens(): ScreenDefinition[] {
  const paths = listLinks(getNavigation('docs')).map(({ path }) => path);
  const indexOf = ({ name }: ScreenDefinition) => paths.indexOf(screenPath(name));
  return [...getScreens()].sort((a, b) => indexOf(a) - indexOf(b));
}

/** The screens with their pages, by the part of the app, without parts that have none. */
export function groupScreens(): Array<{
  title: string;
  screens: Array<{ name: string; doc: DocSummary }>;
}> {
  const screens = sortScreens();
  return Object.entries(screenGroups).flatMap(([group, title]) => {
    const members = screens.filter((screen) => screen.group === group);
    const withDocs = members.map(({ name }) => ({ name, doc: getDoc(docIdOf(name)) }));
    return members.length > 0 ? [{ title, screens: withDocs }] : [];
  });
}

/**
 * Builds a diagram for each group of screens. Its screens are emphasized, and edges lead to the screens that their
 * actions open. A transition is in the diagram of the screen that it starts from.
 */
export function listFlowMaps(): FlowMapDiagram[] {
  const screens = sortScreens();
  const order = screens.map(({ name }) => name);
  const groupOf = new Map<string, string>(screens.map(({ name, group }) => [name, group]));
  const transitions = listTransitions(screens).filter(({ from, to }) => from !== to);
  const formatNode = (name: string, group: string) => {
    const emphasis = groupOf.get(name) === group ? ' class=strong' : '';
    const label = getDoc(docIdOf(name)).label.replace(/^(\S{4,}) (.{4,})$/, '$1\n$2');
    return `${quote(name)} [label=${quote(label)} URL=${quote(screenPath(name))}${emphasis}]`;
  };
  const formatEdge = ({ from, to, isBidirectional }: Edge) => {
    const isUpward = order.indexOf(to) < order.indexOf(from);
    const attributes = [
      ...(isBidirectional ? ['dir=both'] : []),
      ...(isUpward ? ['constraint=false'] : []),
    ];
    return `${quote(from)} -> ${quote(to)} [${attributes.join(' ')}]`;
  };
  return Object.entries(screenGroups).map(([group, title]) => {
    const groupTransitions = transitions.filter(({ from }) => groupOf.get(from) === group);
    const members = screens.filter((screen) => screen.group === group).map(({ name }) => name);
    const names = [...new Set([...members, ...groupTransitions.map(({ to }) => to)])];
    const nodes = names.map((name) => formatNode(name, group)).join('; ');
    const edges = mergeTransitions(groupTransitions, order).map(formatEdge).join('; ');
    return { title, dot: `digraph { nodesep=0.14; ranksep=0.42; ${nodes}; ${edges} }` };
  });
}
