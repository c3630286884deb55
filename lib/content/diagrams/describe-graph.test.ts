import { describe, expect, it } from 'vitest';
import { renderDot } from './render-dot';

const describeDot = async (dot: string) => (await renderDot(dot)).description;

describe('describeGraph', () => {
  it('lists edges with the labels of their nodes and their own', async () => {
    expect(await describeDot('digraph { a [label="Log\\nin"]; a -> b [label="success"] }')).toEqual(
      ['Log in → b: success'],
    );
  });

  it('distinguishes the directions of edges', async () => {
    expect(
      await describeDot('digraph { a -> b [dir=both]; b -> c [dir=back]; c -> d [dir=none] }'),
    ).toEqual(['a ↔ b', 'b ← c', 'c – d']);
  });

  it('lists groups first, and nodes without an edge last', async () => {
    expect(
      await describeDot('digraph { subgraph cluster_x { label="App"; a; b } a -> b; lone }'),
    ).toEqual(['App: a, b', 'a → b', 'lone']);
  });

  it('omits invisible edges', async () => {
    expect(await describeDot('digraph { a -> b [style=invis] }')).toEqual(['a', 'b']);
  });
});
