import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/navigation/site-link';
import type { ContractConstraint } from '@/lib/elements/contract-fields';
import styles from './fields.module.css';
import { Identifier } from './identifier';

/** A list of fields with types and descriptions that fits a narrow screen. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

type FieldProps = {
  name: string;
  /** Distinguishes fields with the same name on a page. Default: the name. */
  path?: string | undefined;
  type: string;
  required?: boolean | undefined;
  default?: string | undefined;
  /** Constraints of the value besides its type. */
  constraints?: ContractConstraint[] | undefined;
  /** The page that explains the type. */
  href?: string | undefined;
  children: ReactNode;
};

/** A field. Its anchor is `#field-{path}`. */
export function Field({
  name,
  path = name,
  type,
  required,
  default: defaultValue,
  constraints = [],
  href,
  children,
}: FieldProps) {
  return (
    <div className={styles.field} id={`field-${path.replaceAll(' ', '-')}`} data-record="field">
      <div className={styles.head}>
        <span className={styles.name} data-record-name="">
          <Identifier name={name} />
        </span>
        <span className={styles.type}>{href ? <SiteLink href={href}>{type}</SiteLink> : type}</span>
        {required && <span className={styles.required}>required</span>}
        {defaultValue !== undefined && (
          <span className={styles.type}>
            default <code>{defaultValue}</code>
          </span>
        )}
        {constraints.map(({ text, code }) => (
          <span key={`${text} ${code}`} className={styles.type}>
            {text}
            {code !== undefined && (
              <>
                {' '}
                <code>{code}</code>
              </>
            )}
          </span>
        ))}
      </div>
      <div className={`flow ${styles.meaning}`}>{children}</div>
    </div>
  );
}
