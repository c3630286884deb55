import {
  CircleAlert,
  type IconNode,
  Info as InfoIcon,
  Lightbulb,
  OctagonAlert,
  Pencil,
  TriangleAlert,
} from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import styles from './admonition.module.css';

type AdmonitionProps = { title?: string; children: ReactNode };

function Box({ icon, kind, title, children }: AdmonitionProps & { icon: IconNode; kind: string }) {
  return (
    <div role="note" className={`${styles.box} ${styles[kind]}`} aria-label={title}>
      <p className={styles.title}>
        <Icon icon={icon} size={17} stroke={2} />
        {title}
      </p>
      <div className="flow">{children}</div>
    </div>
  );
}

/** A remark. As for all admonitions, the title is the name of its kind unless the author sets one. */
export const Note = (props: AdmonitionProps) => (
  <Box icon={Pencil} kind="note" title="Note" {...props} />
);

/** Advice that makes a task easier. */
export const Tip = (props: AdmonitionProps) => (
  <Box icon={Lightbulb} kind="tip" title="Tip" {...props} />
);

/** Background information. */
export const Info = (props: AdmonitionProps) => (
  <Box icon={InfoIcon} kind="info" title="Info" {...props} />
);

/** A likely mistake. */
export const Warning = (props: AdmonitionProps) => (
  <Box icon={TriangleAlert} kind="warning" title="Warning" {...props} />
);

/** A task that requires care. */
export const Caution = (props: AdmonitionProps) => (
  <Box icon={CircleAlert} kind="warning" title="Caution" {...props} />
);

/** An action that causes irreversible damage. */
export const Danger = (props: AdmonitionProps) => (
  <Box icon={OctagonAlert} kind="danger" title="Danger" {...props} />
);
