'use client';

import type { SchemaPageData } from '@/lib/openapi/schema-page-data';
import { InterpretationLabel } from './interpretation-label';
import styles from './value-list.module.css';

type ValueListProps = Pick<SchemaPageData, 'values' | 'isOpen' | 'isCodeList'>;

const describeValues = ({ isOpen, isCodeList, values }: ValueListProps): string => {
  if (isCodeList) {
    return `${values.length} codes of the standard. The API may accept others or fewer.`;
  }
  return isOpen
    ? 'An open enumeration: these values are documented, and others may be added.'
    : `${values.length} values, in the provider’s order.`;
};

/**
 * The values of an enumeration as a table. The id of each row is its value. A client component, because its props are
 * smaller in the page's payload than its markup.
 */
export function ValueList(props: ValueListProps) {
  const { values } = props;
  const hasMeanings = values.some(({ html, interpretation }) => html || interpretation);
  // One label in the header is enough if no meaning is documented.
  const isInterpreted = values.every(({ html }) => html === '');
  return (
    <>
      <p className={styles.about}>{describeValues(props)}</p>
      <table className={styles.values}>
        <thead>
          <tr>
            <th scope="col">Value</th>
            {hasMeanings && <th scope="col">Meaning {isInterpreted && <InterpretationLabel />}</th>}
          </tr>
        </thead>
        <tbody>
          {values.map(({ value, html, interpretation }) => (
            <tr key={value} id={value} data-record="value">
              <th scope="row" data-record-name="">
                <a href={`#${value}`}>
                  <code>{value}</code>
                </a>
              </th>
              {hasMeanings && (
                <td>
                  {html && (
                    <div className="text-links" dangerouslySetInnerHTML={{ __html: html }} />
                  )}
                  {interpretation && (
                    <div>
                      <span
                        className="text-links"
                        dangerouslySetInnerHTML={{ __html: interpretation }}
                      />{' '}
                      {!isInterpreted && <InterpretationLabel />}
                    </div>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
