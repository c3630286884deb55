import type { Metadata } from 'next';
import { SchemaIndex } from '@/components/api-reference/schema-index';
import { referenceIndexPages } from '@/lib/openapi/reference-navigation';
import { listSchemas } from '@/lib/openapi/schema-page-data';

const { label, path } = referenceIndexPages.schemas;

export const metadata: Metadata = {
  title: label,
  description: 'Every object that the partner API takes and answers with, with all of its fields.',
  alternates: { canonical: path },
};

export default function Page() {
  const schemas = listSchemas().filter(({ kind }) => kind !== 'enumeration');
  return (
    <SchemaIndex
      path={path}
      title={label}
      lead="The objects that calls take and answer with. Each page lists all fields and where the object is used."
      schemas={schemas}
    />
  );
}
