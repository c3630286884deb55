import { exampleHash } from '@/lib/elements/editor/share-hash';
import type { Example } from '@/lib/elements/example';
import { Preview } from './preview';
import './playground.css';

/**
 * An editor with a live preview. At first it is a preview of the first example with its own height, and a button. The
 * editor and the validator load and replace it on click, or if the URL has a document or an example for it: the page never moves
 * unasked (components/elements/playground/mount-playground.ts).
 * @param props.name identifies the playground on its page and in the hash of the URL
 * @param props.path the file with the examples; undefined if the only example is the code above the playground, which the
 * reader can fold again
 */
export function Playground({
  name,
  examples,
  path,
}: {
  name: string;
  examples: readonly Example[];
  path?: string;
}) {
  const isFolded = path === undefined;
  return (
    <section
      className={isFolded ? 'playground-section playground-folded' : 'playground-section'}
      aria-label={`Playground: ${(isFolded && examples[0]?.title) || name}`}
      tabIndex={-1}
      data-search="off"
      data-markdown="interactive"
      {...{
        'data-island': 'playground',
        'data-playground': name,
        'data-island-data': path,
      }}
    >
      {/* The targets of the links to its examples, which `mountPlayground` follows. */}
      {!isFolded &&
        examples.map(({ title }, index) => (
          <span key={title} id={exampleHash(name, index).slice(1)} />
        ))}
      <div className="playground-stage">
        <Preview
          id={`playground-${name}`}
          kind={isFolded ? 'element' : 'framed'}
          example={examples[0]}
          path={path}
          index={0}
        />
      </div>
      <div className="playground-opener">
        <button type="button" {...(isFolded && { 'aria-expanded': false })}>
          {isFolded ? 'Edit live' : 'Edit this example'}
        </button>
        <div className="playground-load" />
      </div>
    </section>
  );
}
