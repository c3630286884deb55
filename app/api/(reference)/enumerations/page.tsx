import type { Metadata } from 'next';
import { SchemaIndex } from '@/components/api-reference/schema-index';
import { referenceIndexPages } from '@/lib/openapi/reference-navigation';
import { listSchemas } from '@/lib/openapi/schema-page-data';

const { label, path } = referenceIndexPages.enumerations;

export const metadata: Metadata = {
  title: label,
  description: 'Every list of values of the partner API: enumerations, open lists and code lists.',
  alternates: { canonical: path },
};

export default function Page() {
  const schemas = listSchemas().filter(({ kind }) => kind === 'enumeration');
  return (
    <SchemaIndex
      path={path}
      title={label}
      lead="The lists of values of the API. An open list may have values that are not published; a client must cope with them."
      schemas={schemas}
    />
  );
}
