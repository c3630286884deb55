import { getDoc } from '../content/docs';
import { docPath } from '../site/urls';
import { listWays } from './flow';
import { getScreens } from './load';
import { screenGroups } from './schema';

const quote = (text: string) => JSON.stringify(text);

/** The map of all screens as a diagram in DOT: a box for each screen, in its group, and an arrow for each way. */
export function drawFlowMap(): string {
  const screens = getScreens();
  const clusters = Object.entries(screenGroups).map(([group, title]) => {
    const boxes = screens
      .filter((screen) => screen.group === group)
      .map(({ name }) => {
        const id = `doctor-app/${name}`;
        return `${quote(name)} [label=${quote(getDoc(id).label)} URL=${quote(docPath(id))}]`;
      });
    return `subgraph ${quote(`cluster_${group}`)} { label=${quote(title)}; style=rounded; margin=14; ${boxes.join('; ')} }`;
  });
  const pairs = new Set(
    listWays(screens)
      .filter(({ from, to }) => from !== to)
      .map(({ from, to }) => `${quote(from)} -> ${quote(to)}`),
  );
  return `digraph { rankdir=TB; nodesep=0.25; ranksep=0.45; ${clusters.join(' ')} ${[...pairs].join('; ')} }`;
}
