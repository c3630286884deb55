import {
  CircleAlert,
  type IconNode,
  Info as InfoSign,
  Lightbulb,
  OctagonAlert,
  Pencil,
  TriangleAlert,
} from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/icon/icon';
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

/** A remark beside the text's way. Like all admonitions, it is titled by its kind unless the author says else. */
export const Note = (props: AdmonitionProps) => (
  <Box icon={Pencil} kind="note" title="Note" {...props} />
);

/** Something that makes the reader's work easier. */
export const Tip = (props: AdmonitionProps) => (
  <Box icon={Lightbulb} kind="tip" title="Tip" {...props} />
);

/** Background that is good to know. */
export const Info = (props: AdmonitionProps) => (
  <Box icon={InfoSign} kind="info" title="Info" {...props} />
);

/** Something that goes wrong easily. */
export const Warning = (props: AdmonitionProps) => (
  <Box icon={TriangleAlert} kind="warning" title="Warning" {...props} />
);

/** Something to do with care. */
export const Caution = (props: AdmonitionProps) => (
  <Box icon={CircleAlert} kind="warning" title="Caution" {...props} />
);

/** Something that does harm that can't be undone. */
export const Danger = (props: AdmonitionProps) => (
  <Box icon={OctagonAlert} kind="danger" title="Danger" {...props} />
);
