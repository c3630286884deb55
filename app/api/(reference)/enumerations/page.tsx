import type { Metadata } from 'next';
import { SchemaIndex } from '@/components/api/reference/schema-index';
import { referenceIndexPages } from '@/lib/api/description/reference-navigation';
import { getSchemaPage, listSchemas } from '@/lib/api/description/schema-page-data';
import { pageAlternates } from '@/lib/site/markdown-path';

const { label, path, description } = referenceIndexPages.enumerations;

export const metadata: Metadata = {
  title: label,
  description,
  alternates: pageAlternates(path),
};

export default function Page() {
  const schemas = listSchemas()
    .filter(({ kind }) => kind === 'enumeration')
    .map((schema) => ({
      ...schema,
      values: getSchemaPage(schema.name).values.map(({ value }) => value),
    }));
  return (
    <SchemaIndex
      path={path}
      title={label}
      lead="The enumerations of the API. An open enumeration may have values that are not documented, so a client must handle unknown ones."
      schemas={schemas}
    />
  );
}
