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
import type { PlaygroundProps } from './playground-props';
import { Preview } from './preview';

/**
 * An editor with a live preview. At first it is a static preview of the first example. The editor, the validator and
 * the renderer load when it scrolls into view, when the URL contains a shared document, or on click.
 */
export function Playground({ name, examples }: PlaygroundProps) {
  const sectionRef = useRef<HTMLElement>(null);
  const [Workbench, setWorkbench] = useState<ComponentType<PlaygroundProps>>();
  const [hasFailed, setHasFailed] = useState(false);

  const loadWorkbench = useCallback(() => {
    setHasFailed(false);
    import('./workbench').then(
      (module) => startTransition(() => setWorkbench(() => module.Workbench)),
      () => setHasFailed(true),
    );
  }, []);

  useEffect(() => {
    const section = sectionRef.current;
    if (!section) return undefined;
    if (readSharedHash(window.location.hash, name) !== undefined) {
      section.scrollIntoView();
      loadWorkbench();
      return undefined;
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      loadWorkbench();
    });
    observer.observe(section);
    return () => observer.disconnect();
  }, [name, loadWorkbench]);

  const [first] = examples;
  return (
    <section
      ref={sectionRef}
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
          <div className={styles.opener} role={hasFailed ? 'alert' : undefined}>
            {hasFailed && <p>The playground could not be loaded. Check your connection.</p>}
            <button type="button" onClick={loadWorkbench}>
              {hasFailed ? 'Try again' : 'Edit this example'}
            </button>
          </div>
        </div>
      )}
    </section>
  );
}
