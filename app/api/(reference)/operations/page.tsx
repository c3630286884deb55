import type { Metadata } from 'next';
import { OperationIndex } from '@/components/api/reference/operation-index';
import { addOperationBadges } from '@/lib/api/description/change-badges';
import { groupOperations, groupWebhooks, listOperations } from '@/lib/api/description/operations';
import { referenceIndexPages } from '@/lib/api/description/reference-navigation';
import { listOperationRestrictions } from '@/lib/api/description/restrictions';
import { pageAlternates } from '@/lib/site/markdown-path';

const { label, path, description } = referenceIndexPages.operations;

export const metadata: Metadata = {
  title: label,
  description,
  alternates: pageAlternates(path),
};

export default function Page() {
  return (
    <OperationIndex
      groups={addOperationBadges(groupOperations())}
      webhooks={addOperationBadges([groupWebhooks()])}
      restrictions={listOperationRestrictions(listOperations())}
    />
  );
}
