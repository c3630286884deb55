import type { ReactNode } from 'react';
import { SiteLink } from '@/components/navigation/site-link';
import styles from './fields.module.css';

/** A list of fields with type and meaning: a table that a phone can show. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

type FieldProps = {
  name: string;
  /** What tells it from a field of the same name on the page: `#field-{path}`. By default its name. */
  path?: string;
  type: string;
  required?: boolean;
  default?: string;
  /** Where the type is explained. */
  href?: string;
  children: ReactNode;
};

/** One field. Its address on the page is `#field-{name}`, or as `path` says. */
export function Field({
  name,
  path = name,
  type,
  required,
  default: defaultValue,
  href,
  children,
}: FieldProps) {
  return (
    <div className={styles.field} id={`field-${path.replaceAll(' ', '-')}`} data-record="field">
      <div className={styles.head}>
        <code className={styles.name} data-record-name="">
          {name}
        </code>
        <span className={styles.type}>{href ? <SiteLink href={href}>{type}</SiteLink> : type}</span>
        {required && <span className={styles.required}>required</span>}
        {defaultValue !== undefined && (
          <span className={styles.type}>
            default <code>{defaultValue}</code>
          </span>
        )}
      </div>
      <div className={`flow ${styles.meaning}`}>{children}</div>
    </div>
  );
}
