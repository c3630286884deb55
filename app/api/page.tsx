import type { Metadata } from 'next';
import { ApiPage } from '@/components/console/api-page';
import { getOpenApiDocument } from '@/lib/openapi/load-openapi-document';
import { groupOperations } from '@/lib/openapi/operations';

export const metadata: Metadata = {
  title: 'API reference',
  description:
    'All operations of the partner API, with a console that sends requests to the environment you select.',
  alternates: { canonical: '/api' },
};

export default function Page() {
  return <ApiPage info={getOpenApiDocument().info} groups={groupOperations()} />;
}
