'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { LoadStatus } from '@/components/navigation/load-status';
import { readSharedHash } from '@/lib/contract/editor/share-hash';
import styles from './playground.module.css';
import type { PlaygroundProps } from './playground-props';
import { Preview } from './preview';
import { useWorkbench } from './use-workbench';

/**
 * A playground below the code that it edits: a preview, and a button that opens the editor. The URL can contain a shared
 * document, which opens it too.
 */
export function CollapsedPlayground({ name, examples }: PlaygroundProps) {
  const id = useId();
  const [first] = examples;
  const sectionRef = useRef<HTMLElement>(null);
  const { Workbench, state, load } = useWorkbench(first?.value);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (readSharedHash(window.location.hash, name) === undefined) return;
    setIsOpen(true);
    load();
    sectionRef.current?.scrollIntoView();
  }, [name, load]);

  return (
    <section
      ref={sectionRef}
      className={`${styles.playground} ${styles.collapsed}`}
      aria-label={`Playground: ${name}`}
      data-search="off"
      data-markdown="interactive"
      data-next-client="on-demand"
    >
      {!isOpen && (
        <div className={styles.stage}>
          <Preview document={first?.value} data={first?.data} />
        </div>
      )}
      <div className={styles.opener}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            if (!isOpen && !Workbench) load();
            setIsOpen(!isOpen);
          }}
        >
          Edit live
        </button>
      </div>
      {/* What the reader has edited stays while the playground is closed. */}
      <div id={id} className={styles.content} hidden={!isOpen}>
        {Workbench && <Workbench name={name} examples={examples} />}
        {!Workbench && state === 'loading' && <LoadStatus subject="the playground" />}
        {state === 'failed' && (
          <p role="alert">
            Couldn’t load the playground. Check your connection.{' '}
            <button type="button" className="text-button" onClick={load}>
              Retry
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
