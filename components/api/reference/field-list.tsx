import { CodeFrame } from '@/components/docs/mdx/code-frame';
import { LinkedHeading } from '@/components/docs/mdx/component-heading';
import { Identifier } from '@/components/docs/mdx/identifier';
import { TabGroup } from '@/components/docs/mdx/tab-group';
import { SiteLink } from '@/components/ui/navigation/site-link';
import type { FieldGroup } from '@/lib/api/description/field-groups';
import { formatViewers } from '@/lib/api/description/restrictions';
import type { SchemaDetail } from '@/lib/api/description/schema-details';
import type { FieldChoice, FieldOption, SchemaField } from '@/lib/api/description/schema-fields';
import { pluralize } from '@/lib/kit/text/pluralize';
import './description.css';
import { ChangeBadgeLabel } from './change-badge-label';
import styles from './field-list.module.css';
import { RuleCards } from './rule-cards';
import { TypeLabel } from './type-label';
import { VisibleTo } from './visible-to';

function Values({ shown, more, href }: NonNullable<SchemaField['values']>) {
  return (
    <p className={styles.values}>
      {shown.map((value) => (
        <Identifier key={value} name={value} />
      ))}
      {more > 0 && href && <SiteLink href={href}>and {more} more</SiteLink>}
    </p>
  );
}

/** Limits and further keywords of a schema, in a line. */
export function SchemaDetails({ details = [] }: { details?: SchemaDetail[] | undefined }) {
  return details.map(({ name = '', value, isCode, href }) => (
    <span key={name + value} className={href && 'text-links'}>
      {name}{' '}
      {href ? <SiteLink href={href}>{value}</SiteLink> : isCode ? <code>{value}</code> : value}
    </span>
  ));
}

function Option({ option, hasSample }: { option: FieldOption; hasSample: boolean }) {
  const { type, discriminator, html, details, fields, choices, sample } = option;
  return (
    <>
      <p className={styles.head}>
        <TypeLabel type={type} />
        {discriminator && (
          <span>
            if <code>{discriminator}</code>
          </span>
        )}
        <SchemaDetails details={details} />
      </p>
      {html && (
        <div
          className={`text-links api-description ${styles.meaning}`}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
      {hasSample && <CodeFrame html={sample} language="json" />}
      {fields.length > 0 && <FieldList fields={fields} />}
      <FieldChoices choices={choices} />
    </>
  );
}

/** Search finds what has a page of its own there only. */
const choiceSearch = (options: FieldOption[]): 'off' | undefined =>
  options.every(({ type }) => type.some(({ href }) => href)) ? 'off' : undefined;

/** The tabs of a request body's alternatives, which the samples follow. */
export const bodyTabs = 'page:body';

/**
 * The alternatives of an object, each in a tab.
 * @param props.group the group of the first alternatives' tabs, which others on the page follow
 */
export function FieldChoices({ choices, group }: { choices: FieldChoice[]; group?: string }) {
  return choices.map(({ title, options }, index) => {
    const followed = index === 0 ? group : undefined;
    return (
      <div
        key={title + options.map(({ label }) => label).join()}
        className={styles.choice}
        data-search={choiceSearch(options)}
      >
        <p className={styles.choiceTitle}>{title}</p>
        <TabGroup
          label={title}
          group={followed}
          tabs={options.map(({ label }) => ({ value: label, label }))}
        >
          {options.map((option) => (
            <div key={option.label}>
              <Option option={option} hasSample={followed === undefined} />
            </div>
          ))}
        </TabGroup>
      </div>
    );
  });
}

function Row({ field }: { field: SchemaField }) {
  const { name, id, type, required, access, details, nested } = field;
  const restrictions = formatViewers(field.visibleTo);
  return (
    <li
      id={id}
      className={styles.field}
      data-restriction={restrictions}
      data-record={/^(path|query|header|cookie)\./.test(id) ? 'parameter' : 'field'}
    >
      <div className={styles.head}>
        <a href={`#${id}`} className={styles.name} data-record-name="">
          <Identifier name={name} />
        </a>
        <TypeLabel type={type} />
        {field.badge && <ChangeBadgeLabel badge={field.badge} />}
        {required && <span className={styles.required}>required</span>}
        {access && <span className={styles.access}>{access}</span>}
        <SchemaDetails details={details} />
      </div>
      {field.html && (
        <div
          className={`text-links api-description ${styles.meaning}`}
          dangerouslySetInnerHTML={{ __html: field.html }}
        />
      )}
      {field.values && <Values {...field.values} />}
      <VisibleTo viewers={field.visibleTo} />
      {restrictions && <p data-role-note="field" data-search="off" />}
      <RuleCards rules={field.rules} />
      {nested && (
        <details className={styles.nested} data-search={nested.isNamed ? 'off' : undefined}>
          <summary>{nested.title}</summary>
          {nested.fields.length > 0 && <FieldList fields={nested.fields} />}
          <FieldChoices choices={nested.choices} />
        </details>
      )}
    </li>
  );
}

/** The fields of a schema as rows that fit a narrow screen. The fields of nested objects collapse without JavaScript. */
export function FieldList({ fields }: { fields: SchemaField[] }) {
  return (
    <ul className={styles.list}>
      {fields.map((field) => (
        <Row key={field.id} field={field} />
      ))}
    </ul>
  );
}

/** The fields of a schema in groups, each with a heading. Collapsed groups have the number of their fields. */
export function FieldGroups({
  groups,
  areCollapsed,
}: {
  groups: FieldGroup[];
  areCollapsed: boolean;
}) {
  return (
    <div>
      {groups.map(({ title, id, fields }) =>
        areCollapsed ? (
          <div key={id} className={styles.folded} data-filter-group="">
            <details>
              <summary>
                <h3 id={id}>{title}</h3>{' '}
                <span data-markdown="omit">{pluralize(fields.length, 'field')}</span>
              </summary>
              <FieldList fields={fields} />
            </details>
          </div>
        ) : (
          <div key={id} className={styles.group} data-filter-group="">
            <LinkedHeading level="h3" id={id}>
              {title}
            </LinkedHeading>
            <FieldList fields={fields} />
          </div>
        ),
      )}
    </div>
  );
}
