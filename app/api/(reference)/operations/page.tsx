import type { Metadata } from 'next';
import { OperationIndex } from '@/components/api-reference/operation-index';
import { groupOperations, listWebhooks } from '@/lib/openapi/operations';
import { referenceIndexPages } from '@/lib/openapi/reference-navigation';

export const metadata: Metadata = {
  title: 'All operations',
  description: 'Every call of the partner API by topic, and the web hooks that the provider sends.',
  alternates: { canonical: referenceIndexPages.operations.path },
};

export default function Page() {
  return <OperationIndex groups={groupOperations()} webhooks={listWebhooks()} />;
}
