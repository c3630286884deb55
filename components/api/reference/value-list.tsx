// biome-ignore-all lint/a11y/noRedundantRoles: browsers ignore the roles of table elements with `display: block`

import { Identifier } from '@/components/docs/mdx/identifier';
import { ListFilter } from '@/components/docs/mdx/list-filter';
import type { SchemaPageData } from '@/lib/api/description/schema-page-data';
import styles from './value-list.module.css';

type ValueListProps = Pick<SchemaPageData, 'values' | 'isOpen' | 'isCodeList'>;
type Value = ValueListProps['values'][number];

/** A longer list has a filter. */
const maxUnfilteredValues = 40;

const describeValues = ({ isOpen, isCodeList, values }: ValueListProps): string => {
  if (isCodeList) {
    return `${values.length} codes of the standard. The API may accept others or fewer.`;
  }
  return isOpen
    ? 'An open enumeration: these values are documented, and others may be added.'
    : `${values.length} values, in the provider’s order.`;
};

/** The value as a link to its own anchor. */
function ValueLink({ value }: Pick<Value, 'value'>) {
  return (
    <a href={`#${value}`} data-record-name="">
      <Identifier name={value} />
    </a>
  );
}

/** Marks a statement that the portal reads from a name, and that the API does not document. */
function InterpretationLabel() {
  return (
    <small className={styles.label} data-search="off">
      Interpretation of the name
    </small>
  );
}

/** The documented meaning of a value, and the one that its name suggests. */
function Meaning({ value, isLabeled }: { value: Value; isLabeled: boolean }) {
  const { html, interpretation } = value;
  return (
    <>
      {html && <div className="text-links" dangerouslySetInnerHTML={{ __html: html }} />}
      {interpretation && (
        <div>
          <span className="text-links" dangerouslySetInnerHTML={{ __html: interpretation }} />{' '}
          {isLabeled && <InterpretationLabel />}
        </div>
      )}
    </>
  );
}

/** Values of which most have no meaning, in columns. */
function ValueGrid({ values }: Pick<ValueListProps, 'values'>) {
  return (
    <ol className={styles.grid}>
      {values.map((value) => (
        <li key={value.value} id={value.value} data-record="value">
          <ValueLink value={value.value} />
          <Meaning value={value} isLabeled />
        </li>
      ))}
    </ol>
  );
}

function ValueTable({ values }: Pick<ValueListProps, 'values'>) {
  // One label in the header is enough if no meaning is documented.
  const isInterpreted = values.every(({ html }) => html === '');
  return (
    <table role="table" className={styles.values}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Value
          </th>
          <th role="columnheader" scope="col">
            Meaning {isInterpreted && <InterpretationLabel />}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {values.map((value) => (
          <tr key={value.value} role="row" id={value.value} data-record="value">
            <th role="rowheader" scope="row">
              <ValueLink value={value.value} />
            </th>
            <td role="cell">
              <Meaning value={value} isLabeled={!isInterpreted} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The values of an enumeration. The id of each is the value. */
export function ValueList(props: ValueListProps) {
  const { values } = props;
  const explained = values.filter(({ html, interpretation }) => html || interpretation);
  return (
    <>
      <p className={styles.about}>{describeValues(props)}</p>
      {values.length > maxUnfilteredValues && (
        <ListFilter id="value-filter" noun="values" count={values.length} />
      )}
      {explained.length * 2 > values.length ? (
        <ValueTable values={values} />
      ) : (
        <ValueGrid values={values} />
      )}
    </>
  );
}
