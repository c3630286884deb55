// biome-ignore-all lint/a11y/noRedundantRoles: browsers ignore the roles of table elements with `display: block`

import { LinkedHeading } from '@/components/docs/mdx/component-heading';
import { Identifier } from '@/components/docs/mdx/identifier';
import { ListFilter } from '@/components/docs/mdx/list-filter';
import type { SchemaPageData } from '@/lib/api/description/schema-page-data';
import styles from './value-list.module.css';

type ValueListProps = Pick<SchemaPageData, 'values' | 'valueGroups' | 'isOpen' | 'isCodeList'>;
type Value = ValueListProps['values'][number];
/** Whether the meanings, except for those that are marked, are read from the names. */
type MeaningsProps = Pick<ValueListProps, 'values'> & { isInterpreted: boolean };

/** A longer list has a filter. */
const maxUnfilteredValues = 40;

const describeValues = ({ isOpen, isCodeList, values, valueGroups }: ValueListProps): string => {
  if (valueGroups) return `${values.length} values, by the phase that their names suggest.`;
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

/** Says where a meaning comes from, if it differs from that of most values. */
function SourceLabel({ text }: { text: string }) {
  return (
    <small className={styles.label} data-search="off">
      {text}
    </small>
  );
}

/** The documented meaning of a value, and the one that its name suggests. */
function Meaning({ value, isInterpreted }: { value: Value; isInterpreted: boolean }) {
  const documented = { html: value.html, label: 'Documented', isUsual: !isInterpreted };
  const interpreted = {
    html: value.interpretation,
    label: 'Interpretation of the name',
    isUsual: isInterpreted,
  };
  // First what most values have, which says what the value is.
  return (isInterpreted ? [interpreted, documented] : [documented, interpreted])
    .filter(({ html }) => html)
    .map(({ html, label, isUsual }) => (
      <div key={label}>
        <span className="text-links" dangerouslySetInnerHTML={{ __html: html }} />{' '}
        {!isUsual && <SourceLabel text={label} />}
      </div>
    ));
}

/** Values of which most have no meaning, in columns. */
function ValueGrid({ values, isInterpreted }: MeaningsProps) {
  return (
    <ol className={styles.grid}>
      {values.map((value) => (
        <li key={value.value} id={value.value} data-record="value">
          <ValueLink value={value.value} />
          <Meaning value={value} isInterpreted={isInterpreted} />
        </li>
      ))}
    </ol>
  );
}

function ValueTable({ values, isInterpreted }: MeaningsProps) {
  return (
    <table role="table" className={styles.values}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Value
          </th>
          <th role="columnheader" scope="col">
            Meaning
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
              <Meaning value={value} isInterpreted={isInterpreted} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The values of an enumeration. The id of each is the value. */
export function ValueList(props: ValueListProps) {
  const { values, valueGroups } = props;
  const isInterpreted = values.filter(({ interpretation }) => interpretation).length > 2;
  const exception = values.some(({ html }) => html)
    ? ', except for those marked as documented'
    : '';
  const explained = values.filter(({ html, interpretation }) => html || interpretation);
  return (
    <>
      <p className={styles.about}>
        {describeValues(props)}
        {isInterpreted && ` The meanings are interpretations of the names${exception}.`}
      </p>
      {values.length > maxUnfilteredValues && (
        <ListFilter id="value-filter" noun="values" count={values.length} />
      )}
      {valueGroups ? (
        valueGroups.map((group) => (
          <section key={group.id} className={styles.group} aria-labelledby={group.id}>
            <LinkedHeading level="h3" id={group.id}>
              {group.title}
            </LinkedHeading>
            <p className={styles.about}>{group.meaning}</p>
            <ValueTable values={group.values} isInterpreted={isInterpreted} />
          </section>
        ))
      ) : explained.length * 2 > values.length ? (
        <ValueTable values={values} isInterpreted={isInterpreted} />
      ) : (
        <ValueGrid values={values} isInterpreted={isInterpreted} />
      )}
    </>
  );
}
