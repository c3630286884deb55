'use client';

import {
  type ComponentType,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { LoadStatus } from '@/components/navigation/load-status';
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
  const [status, setStatus] = useState<'waiting' | 'loading' | 'failed'>('waiting');

  const loadWorkbench = useCallback(() => {
    setStatus('loading');
    import('./workbench').then(
      (module) => startTransition(() => setWorkbench(() => module.Workbench)),
      () => setStatus('failed'),
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
      data-markdown="interactive"
    >
      {Workbench ? (
        <Workbench name={name} examples={examples} />
      ) : (
        <div className={styles.waiting}>
          <div className={styles.stage}>
            <Preview document={first?.value} data={first?.data} />
          </div>
          <div className={styles.opener} role={status === 'failed' ? 'alert' : undefined}>
            {status === 'failed' && <p>Couldn’t load the playground. Check your connection.</p>}
            {status === 'loading' ? (
              <LoadStatus subject="the playground" />
            ) : (
              <button type="button" onClick={loadWorkbench}>
                {status === 'failed' ? 'Retry' : 'Edit this example'}
              </button>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
