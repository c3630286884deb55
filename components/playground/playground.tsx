'use client';

import { useEffect, useRef, useState } from 'react';
import { LoadStatus } from '@/components/navigation/load-status';
import { readSharedHash } from '@/lib/contract/editor/share-hash';
import styles from './playground.module.css';
import type { PlaygroundProps } from './playground-props';
import { Preview } from './preview';
import { useWorkbench } from './use-workbench';

/** Scrolls to a playground that a link contains a document for: to its heading, if it has one. */
function scrollToPlayground(section: Element): void {
  const previous = section.previousElementSibling;
  (previous?.matches('h2, h3') ? previous : section).scrollIntoView();
}

/**
 * An editor with a live preview. At first it is a static preview of the first example. The editor, the validator and
 * the renderer load when it scrolls into view, when the URL contains a shared document, or on click. They replace the
 * static preview while it is in view, because CodeMirror measures its lines only there.
 */
export function Playground({ name, examples }: PlaygroundProps) {
  const [first] = examples;
  const sectionRef = useRef<HTMLElement>(null);
  const { Workbench, state, load } = useWorkbench(first?.value);
  const [isVisible, setIsVisible] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const section = sectionRef.current;
    if (!section) return undefined;
    if (readSharedHash(window.location.hash, name) !== undefined) scrollToPlayground(section);
    const observer = new IntersectionObserver(([entry]) =>
      setIsVisible(entry?.isIntersecting === true),
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, [name]);

  useEffect(() => {
    if (!isVisible) return;
    if (state === 'waiting') load();
    if (Workbench) setIsOpen(true);
  }, [isVisible, state, Workbench, load]);

  return (
    <section
      ref={sectionRef}
      className={`${styles.playground} ${styles.wide}`}
      aria-label={`Playground: ${name}`}
      data-search="off"
      data-markdown="interactive"
    >
      {Workbench && isOpen ? (
        <Workbench name={name} examples={examples} />
      ) : (
        <div className={styles.waiting}>
          <div className={styles.stage}>
            <Preview document={first?.value} data={first?.data} isFramed />
          </div>
          <div className={styles.opener} role={state === 'failed' ? 'alert' : undefined}>
            {state === 'failed' && <p>Couldn’t load the playground. Check your connection.</p>}
            {state === 'loading' ? (
              <LoadStatus subject="the playground" />
            ) : (
              <button type="button" onClick={load}>
                {state === 'failed' ? 'Retry' : 'Edit this example'}
              </button>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
