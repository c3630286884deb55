import { ListFilter } from '@/components/docs/mdx/list-filter';
import type { FieldGroup } from '@/lib/api/description/field-groups';
import type { SchemaField } from '@/lib/api/description/schema-fields';
import { FieldGroups, FieldList } from './field-list';

/** A shorter list fits about one screen. */
const maxUnfilteredFields = 20;

/**
 * The fields of a schema, in its groups if it has any. A long list has a filter.
 * @param props.id the id of the list, which no other list of the page has
 * @param props.areGroupsCollapsed whether the groups are closed at first
 */
export function FilterableFields({
  id,
  fields,
  groups,
  areGroupsCollapsed = false,
}: {
  id: string;
  fields: SchemaField[];
  groups?: FieldGroup[] | undefined;
  areGroupsCollapsed?: boolean;
}) {
  return (
    <>
      {fields.length > maxUnfilteredFields && (
        <ListFilter
          id={`${id}-filter`}
          noun="fields"
          count={fields.length}
          expandable={areGroupsCollapsed || fields.filter(({ nested }) => nested).length > 1}
        />
      )}
      {groups ? (
        <FieldGroups groups={groups} areCollapsed={areGroupsCollapsed} />
      ) : (
        <FieldList fields={fields} />
      )}
    </>
  );
}
