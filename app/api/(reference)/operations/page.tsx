import type { Metadata } from 'next';
import { OperationIndex } from '@/components/api-reference/operation-index';
import { groupOperations, listWebHooks } from '@/lib/openapi/operations';
import { referenceLists } from '@/lib/openapi/reference-navigation';

export const metadata: Metadata = {
  title: 'All operations',
  description: 'Every call of the partner API by topic, and the web hooks that the provider sends.',
  alternates: { canonical: referenceLists.operations.path },
};

export default function Page() {
  return <OperationIndex groups={groupOperations()} webHooks={listWebHooks()} />;
}
