import { ListFilter } from '@/components/docs/mdx/list-filter';
import type { FieldGroup } from '@/lib/api/description/field-groups';
import type { SchemaField } from '@/lib/api/description/schema-fields';
import { FieldGroups, FieldList } from './field-list';

/** A shorter list fits about one screen. */
const maxUnfilteredFields = 20;

/**
 * The fields of a schema, in its groups if it has any. A long list has a filter.
 * @param props.id the id of the list, which no other list of the page has
 */
export function FilterableFields({
  id,
  fields,
  groups,
}: {
  id: string;
  fields: SchemaField[];
  groups?: FieldGroup[] | undefined;
}) {
  return (
    <>
      {fields.length > maxUnfilteredFields && (
        <ListFilter
          id={`${id}-filter`}
          noun="fields"
          count={fields.length}
          expandable={fields.filter(({ nested }) => nested).length > 1}
        />
      )}
      {groups ? <FieldGroups groups={groups} /> : <FieldList fields={fields} />}
    </>
  );
}
