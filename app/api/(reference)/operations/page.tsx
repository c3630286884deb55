import type { Metadata } from 'next';
import { OperationIndex } from '@/components/api-reference/operation-index';
import { groupOperations, listWebhooks } from '@/lib/openapi/operations';
import { referenceIndexPages } from '@/lib/openapi/reference-navigation';
import { pageAlternates } from '@/lib/site/markdown-path';

export const metadata: Metadata = {
  title: 'All operations',
  description:
    'All operations of the partner API by topic, and the webhooks that the provider sends.',
  alternates: pageAlternates(referenceIndexPages.operations.path),
};

export default function Page() {
  return <OperationIndex groups={groupOperations()} webhooks={listWebhooks()} />;
}
