import type { Metadata } from 'next';
import { ApiPage } from '@/components/console/api-page';
import { getOpenApiDocument } from '@/lib/openapi/load-openapi-document';
import { groupOperations, groupWebhooks } from '@/lib/openapi/operations';
import { consolePage } from '@/lib/openapi/reference-navigation';

export const metadata: Metadata = {
  title: consolePage.label,
  description: consolePage.description,
  alternates: { canonical: consolePage.path },
};

export default function Page() {
  const groups = [...groupOperations(), groupWebhooks()];
  return <ApiPage info={getOpenApiDocument().info} groups={groups} />;
}
