import type { SchemaPage } from '@/lib/openapi/schema-page';
import styles from './value-list.module.css';

const about = ({ isOpen, isCodeList, values }: SchemaPage): string => {
  if (isCodeList)
    return `${values.length} codes of the standard. The API may accept others or fewer.`;
  return isOpen
    ? 'An open list: these values are known, others may come.'
    : `${values.length} values, in the provider’s order.`;
};

/** The values of an enumeration as a table; each row has the value as its address. */
export function ValueList({ page }: { page: SchemaPage }) {
  const explained = page.values.some(({ html }) => html !== '');
  return (
    <>
      <p className={styles.about}>{about(page)}</p>
      <table className={styles.values}>
        <thead>
          <tr>
            <th scope="col">Value</th>
            {explained && <th scope="col">Meaning</th>}
          </tr>
        </thead>
        <tbody>
          {page.values.map(({ value, html }) => (
            <tr key={value} id={value} data-record="value">
              <th scope="row" data-record-name="">
                <a href={`#${value}`}>
                  <code>{value}</code>
                </a>
              </th>
              {explained && <td dangerouslySetInnerHTML={{ __html: html || '–' }} />}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
