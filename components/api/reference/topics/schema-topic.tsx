import { FieldList } from '@/components/api/reference/field-list';
import { ValueList } from '@/components/api/reference/value-list';
import { getSchemaPage } from '@/lib/api/description/schema-page-data';

/** The fields of a schema in a topic. Search finds them on the schema's own page. */
export function SchemaFields({ name }: { name: string }) {
  return (
    <div data-search="off">
      <FieldList fields={getSchemaPage(name).fields} />
    </div>
  );
}

/** The values of an enumeration in a topic. Search finds them on the enumeration's own page. */
export function EnumerationValues({ name }: { name: string }) {
  const { values, isOpen, isCodeList } = getSchemaPage(name);
  return (
    <div data-search="off">
      <ValueList values={values} isOpen={isOpen} isCodeList={isCodeList} />
    </div>
  );
}
