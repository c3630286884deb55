import type { Metadata } from 'next';
import { ApiPage } from '@/components/api/console/api-page';
import { consolePage } from '@/lib/api/description/reference-navigation';

export const metadata: Metadata = {
  title: consolePage.label,
  description: consolePage.description,
  alternates: { canonical: consolePage.path },
};

export default function Page() {
  return <ApiPage />;
}
