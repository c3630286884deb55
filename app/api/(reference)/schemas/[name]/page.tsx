import type { Metadata } from 'next';
import { SchemaPage } from '@/components/api/reference/schema-page';
import { getSchemaPage, listSchemas } from '@/lib/api/description/schema-page-data';
import { pageAlternates } from '@/lib/site/markdown-path';
import { schemaPath } from '@/lib/site/page-paths';

type Props = { params: Promise<{ name: string }> };

export const dynamicParams = false;

export function generateStaticParams(): Array<{ name: string }> {
  return listSchemas().map(({ name }) => ({ name }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name, summary } = getSchemaPage((await params).name);
  return { title: name, description: summary, alternates: pageAlternates(schemaPath(name)) };
}

export default async function Page({ params }: Props) {
  return <SchemaPage page={getSchemaPage((await params).name)} />;
}
