import type { Metadata } from 'next';
import { ApiPage } from '@/components/console/api-page';
import { getOpenApiDocument } from '@/lib/openapi/load-openapi-document';
import { groupOperations } from '@/lib/openapi/operations';

export const metadata: Metadata = {
  title: 'API reference',
  description:
    'All calls of the partner API, with a console that sends them to the environment you choose.',
  alternates: { canonical: '/api' },
};

export default function Page() {
  return <ApiPage info={getOpenApiDocument().info} groups={groupOperations()} />;
}
