import {
  CircleAlert,
  Info as InfoIcon,
  Lightbulb,
  type LucideIcon,
  OctagonAlert,
  Pencil,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './admonition.module.css';

type AdmonitionProps = { title?: string; children: ReactNode };

/** Makes the component of one kind of admonition: its title unless the author gives one, sign and colour. */
function createAdmonition(name: string, Glyph: LucideIcon, colour: string | undefined) {
  return function Admonition({ title = name, children }: AdmonitionProps) {
    return (
      <div role="note" className={`${styles.box} ${colour}`} aria-label={title}>
        <p className={styles.title}>
          <Glyph size={17} strokeWidth={2} aria-hidden />
          {title}
        </p>
        <div className="flow">{children}</div>
      </div>
    );
  };
}

export const Note = createAdmonition('Note', Pencil, styles.note);
export const Tip = createAdmonition('Tip', Lightbulb, styles.tip);
export const Info = createAdmonition('Info', InfoIcon, styles.info);
export const Warning = createAdmonition('Warning', TriangleAlert, styles.warning);
export const Caution = createAdmonition('Caution', CircleAlert, styles.warning);
export const Danger = createAdmonition('Danger', OctagonAlert, styles.danger);
