'use client';

import {
  type ComponentType,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { readSharedHash } from '@/lib/contract/editor/share-hash';
import styles from './playground.module.css';
import { Preview } from './preview';
import type { WorkbenchProps } from './workbench';

export type PlaygroundExample = { title: string; value: unknown; data?: Record<string, unknown> };

type PlaygroundProps = {
  /** Names the playground on its page, in the address's hash. */
  name: string;
  examples: PlaygroundExample[];
};

/**
 * A live editor beside what it draws. Before it is used it is a picture of the first example: the editor, the
 * validator and the renderer load when it comes into view, when its link is followed, or when it is asked for.
 */
export function Playground({ name, examples }: PlaygroundProps) {
  const box = useRef<HTMLElement>(null);
  const [Workbench, setWorkbench] = useState<ComponentType<WorkbenchProps>>();
  const [failed, setFailed] = useState(false);

  const open = useCallback(() => {
    setFailed(false);
    import('./workbench').then(
      (module) => startTransition(() => setWorkbench(() => module.Workbench)),
      () => setFailed(true),
    );
  }, []);

  useEffect(() => {
    const node = box.current;
    if (!node) return undefined;
    if (readSharedHash(window.location.hash, name) !== undefined) {
      node.scrollIntoView();
      open();
      return undefined;
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      open();
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [name, open]);

  const [first] = examples;
  return (
    <section
      ref={box}
      className={styles.playground}
      aria-label={`Playground: ${name}`}
      data-search="off"
    >
      {Workbench ? (
        <Workbench name={name} examples={examples} />
      ) : (
        <div className={styles.waiting}>
          <div className={styles.stage}>
            <Preview document={first?.value} data={first?.data} />
          </div>
          <div className={styles.opener} role={failed ? 'alert' : undefined}>
            {failed && <p>The playground could not be loaded. Check your connection.</p>}
            <button type="button" onClick={open}>
              {failed ? 'Try again' : 'Edit this example'}
            </button>
          </div>
        </div>
      )}
    </section>
  );
}
