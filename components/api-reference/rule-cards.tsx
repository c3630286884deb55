import type { SchemaField } from '@/lib/openapi/schema-fields';
import styles from './rule-cards.module.css';

/** The rules that one would not guess, each as a card (`x-rules` of the document). */
export function RuleCards({ rules = [] }: { rules?: SchemaField['rules'] }) {
  if (rules.length === 0) return null;
  return (
    <ul className={`text-links ${styles.rules}`}>
      {rules.map(({ title, html }) => (
        <li key={title}>
          <strong>{title}</strong> <span dangerouslySetInnerHTML={{ __html: html }} />
        </li>
      ))}
    </ul>
  );
}
