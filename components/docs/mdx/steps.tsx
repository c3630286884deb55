import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** The numbered steps of a task. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

type StepProps = {
  title: string;
  /** lib/content/plugins/rehype-step-ids.mjs adds it, for the table of contents. */
  id?: string | undefined;
  children: ReactNode;
};

/**
 * A step. Its title is an instruction, and its text explains it. The id is that of the list item: a search record ends at
 * a heading with an id, and a step on its own would be too little for one.
 */
export function Step({ title, id, children }: StepProps) {
  return (
    <li className={styles.step} id={id}>
      <h3 className={styles.title}>
        {id ? (
          <a href={`#${id}`} className="heading-link">
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <div className="flow">{children}</div>
    </li>
  );
}
