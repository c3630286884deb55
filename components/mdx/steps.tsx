import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** The numbered steps of a task. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

/** A step. Its title is an instruction, and its text explains it. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <h3 className={styles.title}>{title}</h3>
      <div className="flow">{children}</div>
    </li>
  );
}
