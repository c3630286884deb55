import type { Metadata } from 'next';
import { ApiPage } from '@/components/console/api-page';
import { getOpenApiDocument } from '@/lib/openapi/load-openapi-document';
import { groupOperations } from '@/lib/openapi/operations';
import { consolePage } from '@/lib/openapi/reference-navigation';

export const metadata: Metadata = {
  title: consolePage.label,
  description: consolePage.description,
  alternates: { canonical: consolePage.path },
};

export default function Page() {
  return <ApiPage info={getOpenApiDocument().info} groups={groupOperations()} />;
}
