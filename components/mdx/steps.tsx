import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** A numbered way through a task. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

/** One step: what to do as its title, then how. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <h3 className={styles.title}>{title}</h3>
      <div className="flow">{children}</div>
    </li>
  );
}
