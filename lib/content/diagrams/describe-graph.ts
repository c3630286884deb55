import { z } from 'zod';

const attribute = z.string().optional();

/** The parts of Graphviz's JSON output that a description needs. */
const graphSchema = z.object({
  objects: z
    .array(
      z.object({
        _gvid: z.number(),
        name: z.string(),
        label: attribute,
        nodes: z.array(z.number()).optional(),
      }),
    )
    .default([]),
  edges: z
    .array(
      z.object({
        tail: z.number(),
        head: z.number(),
        label: attribute,
        dir: attribute,
        style: attribute,
      }),
    )
    .default([]),
});

const arrows: Record<string, string> = { both: '↔', back: '←', none: '–' };

/** Replaces the line breaks of a label, `\n`, `\l` and `\r`, by spaces. */
const toLine = (label: string) => label.replace(/\\[nlr]|\s+/g, ' ').trim();

/**
 * Describes a graph in words: its groups, its edges (`A → B: label`), and the nodes without an edge.
 * @param json the JSON output of Graphviz
 */
export function describeGraph(json: string): string[] {
  const { objects, edges } = graphSchema.parse(JSON.parse(json));
  const getLabel = (id: number) => {
    const { label = '\\N', name = '' } = objects.find(({ _gvid }) => _gvid === id) ?? {};
    return toLine(label.replaceAll('\\N', name));
  };
  const groups = objects.filter(({ nodes, label }) => nodes && label);
  const visibleEdges = edges.filter(({ style }) => style !== 'invis');
  const connected = new Set(visibleEdges.flatMap(({ tail, head }) => [tail, head]));
  const nodes = objects.filter((object) => !object.nodes);
  return [
    ...groups.map(
      ({ label = '', nodes: members = [] }) =>
        `${toLine(label)}: ${members.map(getLabel).join(', ')}`,
    ),
    ...visibleEdges.map(({ tail, head, label, dir = 'forward' }) => {
      const edge = `${getLabel(tail)} ${arrows[dir] ?? '→'} ${getLabel(head)}`;
      return label ? `${edge}: ${toLine(label)}` : edge;
    }),
    ...nodes.filter(({ _gvid }) => !connected.has(_gvid)).map(({ _gvid }) => getLabel(_gvid)),
  ];
}
