import type { SchemaField } from '@/lib/api/description/schema-fields';
import './rule-cards.css';

/** The rules of an operation or a schema as cards (`x-rules` of the OpenAPI document). Those that forbid something stand out. */
export function RuleCards({ rules = [] }: { rules?: SchemaField['rules'] | undefined }) {
  if (rules.length === 0) return null;
  return (
    <ul className="text-links rule-cards">
      {rules.map(({ title, html, prohibits, repeatsTitle }) => (
        <li key={title} className={prohibits && 'rule-cards-prohibition'}>
          <strong data-markdown={repeatsTitle ? 'omit' : 'label'}>{title}</strong>{' '}
          <span dangerouslySetInnerHTML={{ __html: html }} />
        </li>
      ))}
    </ul>
  );
}
