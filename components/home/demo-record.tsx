import type { PointerEvent } from 'react';
import { fieldAttribute } from '@/lib/site/data-attributes/home';
import styles from './visit-demo.module.css';

const kinds: Record<string, string | undefined> = { string: styles.string };

/**
 * The appointment as JSON, without the fields that the demonstration does not show.
 * @param props.onPoint called with the field that the pointer is over, or none
 */
export function DemoRecord({
  appointment,
  fields,
  onPoint,
}: {
  appointment: Record<string, unknown>;
  fields: readonly string[];
  onPoint: (field: string | undefined) => void;
}) {
  const findField = (event: PointerEvent) =>
    event.target instanceof Element
      ? event.target.closest(`[${fieldAttribute}]`)?.getAttribute(fieldAttribute)
      : undefined;
  return (
    <pre
      className={styles.json}
      onPointerOver={(event) => onPoint(findField(event) ?? undefined)}
      onPointerLeave={() => onPoint(undefined)}
    >
      <code>
        <span className={styles.line}>{'{\n'}</span>
        {fields.map((field) => (
          <span key={field} className={styles.line} data-field={field}>
            {'  '}
            <span className={styles.key}>"{field}"</span>:{' '}
            <span className={kinds[typeof appointment[field]] ?? styles.constant}>
              {JSON.stringify(appointment[field] ?? null)}
            </span>
            {',\n'}
          </span>
        ))}
        <span className={styles.line}>{'  …\n}'}</span>
      </code>
    </pre>
  );
}
