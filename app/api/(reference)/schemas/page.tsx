import type { Metadata } from 'next';
import { SchemaIndex } from '@/components/api/reference/schema-index';
import { referenceIndexPages } from '@/lib/api/description/reference-navigation';
import { listSchemas } from '@/lib/api/description/schema-page-data';
import { pageAlternates } from '@/lib/site/markdown-path';

const { label, path, description } = referenceIndexPages.schemas;

export const metadata: Metadata = {
  title: label,
  description,
  alternates: pageAlternates(path),
};

export default function Page() {
  const schemas = listSchemas().filter(({ kind }) => kind !== 'enumeration');
  return (
    <SchemaIndex
      path={path}
      title={label}
      lead="The objects in requests and responses. Each page lists all fields and shows where the object is used."
      schemas={schemas}
    />
  );
}
