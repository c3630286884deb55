'use client';

import { useEffect, useRef } from 'react';
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
 * An editor with a live preview. At first it is a preview of the first example with its own height. The editor and the
 * validator load and replace it on click, or if the URL contains a shared document: the page never moves unasked.
 */
export function Playground({ name, examples }: PlaygroundProps) {
  const [first] = examples;
  const sectionRef = useRef<HTMLElement>(null);
  const { Workbench, state, load } = useWorkbench(first?.value);

  useEffect(() => {
    const section = sectionRef.current;
    if (!section || readSharedHash(window.location.hash, name) === undefined) return;
    scrollToPlayground(section);
    load();
  }, [name, load]);

  const open = () => {
    // The button that was clicked disappears.
    sectionRef.current?.focus({ preventScroll: true });
    load();
  };

  // The button is below the preview, so the editor's start can be above the window.
  const isEditing = Workbench !== undefined;
  useEffect(() => {
    const section = sectionRef.current;
    if (isEditing && section && section.getBoundingClientRect().top < 0) section.scrollIntoView();
  }, [isEditing]);

  return (
    <section
      ref={sectionRef}
      tabIndex={-1}
      className={Workbench ? `${styles.playground} ${styles.wide}` : styles.playground}
      aria-label={`Playground: ${name}`}
      data-search="off"
      data-markdown="interactive"
      data-next-client="on-demand"
    >
      {Workbench ? (
        <Workbench name={name} examples={examples} />
      ) : (
        <>
          <div className={styles.stage}>
            <Preview document={first?.value} data={first?.data} isFramed />
          </div>
          <div className={styles.opener} role={state === 'failed' ? 'alert' : undefined}>
            {state === 'failed' && <p>Couldn’t load the playground. Check your connection.</p>}
            {state === 'loading' ? (
              <LoadStatus subject="the playground" />
            ) : (
              <button type="button" onClick={open}>
                {state === 'failed' ? 'Retry' : 'Edit this example'}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
