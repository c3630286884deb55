import type { Metadata } from 'next';
import { OperationPage } from '@/components/api/reference/operation-page';
import { getOperationPage } from '@/lib/api/description/operation-page-data';
import { listCalls } from '@/lib/api/description/operations';
import { getPageNavigation } from '@/lib/content/docs';
import { pageAlternates } from '@/lib/site/markdown-path';
import { operationPath } from '@/lib/site/page-paths';

type Props = { params: Promise<{ operationId: string }> };

export const dynamicParams = false;

export function generateStaticParams(): Array<{ operationId: string }> {
  return listCalls().map(({ id }) => ({ operationId: id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, summary, description } = await getOperationPage((await params).operationId);
  return { title: summary, description, alternates: pageAlternates(operationPath(id)) };
}

export default async function Page({ params }: Props) {
  const page = await getOperationPage((await params).operationId);
  return (
    <OperationPage page={page} navigation={getPageNavigation('api', operationPath(page.id))} />
  );
}
